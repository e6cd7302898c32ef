/** What almost every page loads in the end: one module, so that the browser's bundle has it in one file. */
export { startAnalytics } from "../analytics/start.ts";
export { startVitals } from "../vitals/start-vitals.ts";
export { layOutSections } from "./lay-out-sections.ts";
export { visitorDetails } from "@courseway/visitor";
