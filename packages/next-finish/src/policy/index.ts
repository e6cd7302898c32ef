export {
  completePolicy,
  findNonce,
  PAGE_SCRIPTS,
  PAGE_STYLES,
  POLICY,
  POLICY_REPORT_ONLY,
  ROOM_FOR_SCRIPTS,
  ROOM_FOR_STYLES,
  allowInlineScript,
  hashSource,
} from "./complete-policy.ts";
