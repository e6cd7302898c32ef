export type { ExplainedSource } from "./candidates.ts";
export { explainCoupons } from "./explain-coupons.ts";
export type { CouponExplanation, CouponOutcome, Removal } from "./explanation.ts";
export type { Situation } from "./removals.ts";
