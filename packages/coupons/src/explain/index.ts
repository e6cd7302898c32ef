export type { Candidate, ExplainedSource } from "./candidates.ts";
export { explainAnswer, type AnswerExplanation } from "./explain-answer.ts";
export { explainCoupons } from "./explain-coupons.ts";
export type { CodeOutcome, CouponExplanation, CouponOutcome, Removal, Verdict } from "./explanation.ts";
export type { CouponContext } from "./removals.ts";
