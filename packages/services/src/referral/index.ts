export { createReferrals, type Referrals, type ReferralsOptions, SECOND_CALL_MS } from "./client.ts";
export { ReferralError } from "./errors.ts";
export type { Referral } from "./mapping.ts";
