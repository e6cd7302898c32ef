import type { CouponSources } from "../codes/coupon-sources.ts";
import { codeKey } from "../codes/unique-codes.ts";
import { DEFAULT_COUPON_POLICY, type CouponPolicy } from "../links/coupon-policy.ts";
import { isOverrideActive } from "../override/promo-override.ts";
import { candidates, type Candidate, type ExplainedSource } from "./candidates.ts";
import type { CouponExplanation, Verdict } from "./explanation.ts";
import { removalRule, type Situation } from "./removals.ts";
import { sentenceFor } from "./sentences.ts";

const plain = (outcome: "applied" | "overridden" | "blank"): Verdict => ({
  outcome,
  first: null,
  removal: null,
});

/**
 * Every candidate code of a page, in the order in which codes are gathered, with its source, what became
 * of it and a sentence for the marketer who asks. The applied ones are, in order, what `checkoutCodes`
 * gives, less the emailed coupon where the situation says that it is gone. Pure, never throws.
 * [CP-001, CP-002, CP-004, CP-005, CP-008, CP-014, CP-017, CP-018, CK-013, EC-024]
 *
 * @example explainCoupons({ url, craft: "SAVE10", globalBanner: "save10" }, now).map((line) => line.sentence)
 * // ["save10 applies. It comes from the sale banner.", "SAVE10 from the product is left out: the same code already comes from the sale banner."]
 */
export function explainCoupons(sources: CouponSources, now: number, situation: Situation = {}): CouponExplanation[] {
  const policy: CouponPolicy = situation.policy ?? DEFAULT_COUPON_POLICY;
  const removalOf = removalRule(sources, now, situation, policy);
  const isOverridden = isOverrideActive(sources.override, now);
  const firstBy = new Map<string, ExplainedSource>();

  const judge = ({ code, source, parameter }: Candidate): Verdict => {
    if (!code) return plain("blank");
    if (source === "globalBanner" && isOverridden) return plain("overridden");
    const removal = removalOf({ code, source, parameter });
    if (removal) return { outcome: "removed", first: null, removal };
    const first = firstBy.get(codeKey(code));
    if (first) return { outcome: "duplicate", first, removal: null };
    firstBy.set(codeKey(code), source);

    return plain("applied");
  };

  const explain = (candidate: Candidate): CouponExplanation => {
    const verdict = judge(candidate);
    return {
      ...candidate,
      ...verdict,
      sentence: sentenceFor(candidate, verdict, sources.override),
    };
  };

  return candidates(sources, policy, situation.link).map(explain);
}
