export { promotions, type Promotions } from "./promotions.ts";
export { visitorSettings } from "./visitor-settings.ts";
