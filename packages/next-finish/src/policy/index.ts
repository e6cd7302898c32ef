export {
  completePolicy,
  findNonce,
  PAGE_SCRIPTS,
  PAGE_STYLES,
  POLICY,
  POLICY_REPORT_ONLY,
  ROOM_FOR_SCRIPTS,
  ROOM_FOR_STYLES,
} from "./complete-policy.ts";
export { allowInlineScript, hashSource } from "./inline-sources.ts";
