export { BUNDLE_TEXTS } from "./bundle-texts.ts";
export { STUDY_PLAN_TEXTS } from "./study-plan-texts.ts";
