/** What comes once a page is usable, as one module. */
export { startAnalytics } from "../analytics/start.ts";
export { Overlays } from "./Overlays.client.tsx";
export { layOutSections } from "./lay-out-sections.ts";
