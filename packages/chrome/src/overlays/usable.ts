/** Code that almost every page loads when idle: one module, so that it is one file in the browser's bundle. */
export { startAnalytics } from "../analytics/start.ts";
export { startVitals } from "../vitals/start-vitals.ts";
export { layOutSections } from "./lay-out-sections.ts";
export { visitorDetails } from "@courseway/visitor";
