export { createReferrals, type Referrals, type ReferralsOptions } from "./client.ts";
export { ReferralError } from "./errors.ts";
export type { Referral } from "./mapping.ts";
