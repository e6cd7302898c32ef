export { createReferrals, type Referrals, type ReferralsOptions, ReferralError } from "./client.ts";
export type { Referral } from "./wire.ts";
