export { BUNDLE_TEXTS } from "./bundle-texts.ts";
export { PRICE_TEXTS, type PriceTexts } from "./price-texts.ts";
export { STUDY_PLAN_TEXTS } from "./study-plan-texts.ts";
