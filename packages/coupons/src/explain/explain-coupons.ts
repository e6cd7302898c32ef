import type { CouponSources } from "../codes/coupon-sources.ts";
import { codeKey, uniqueCodes } from "../codes/code-list.ts";
import { couponParameter } from "../links/coupon-parameter.ts";
import { DEFAULT_COUPON_POLICY, normalizePolicy } from "../query/coupon-policy.ts";
import { isOverrideActive } from "../override/promo-override.ts";
import { candidates, type Candidate } from "./candidates.ts";
import type { CouponExplanation, Verdict } from "./explanation.ts";
import { buildOutcome } from "./outcome.ts";
import { removalRule, type CouponContext } from "./removals.ts";
import { buildSentence, createWriter } from "./sentences.ts";

const plain = (outcome: "applied" | "overridden" | "blank"): Verdict => ({
  outcome,
  first: null,
  removal: null,
});

/**
 * Explains every candidate code of a page, in the order in which codes are collected: its source, its outcome, and a
 * sentence for marketers. The applied codes are, in order, those of `checkoutCodes`, after the link's own if a link is
 * given, and without the emailed coupon if the context says that it is gone. Pure; never throws.
 * For other apps and support tools: no page prints it. [CP-001, CP-002, CP-004, CP-005, CP-008, CP-014, CP-017, CP-018,
 * CK-013, EC-024]
 *
 * @example explainCoupons({ url, craft: "SAVE10", globalBanner: "save10" }, now).map((line) => line.sentence)
 * // ["save10 from the sale banner applies.", "SAVE10 from the product’s own field (xgritCoupon) is left out: the same code, spelled save10,
 * already comes from the sale banner."]
 */
export function explainCoupons(page: CouponSources, now: number, context?: CouponContext): CouponExplanation[] {
  // A spread accepts null and other types too: callers without types may pass anything.
  const sources = { ...page };
  const { link, ...known } = { ...context };
  const policy = normalizePolicy(known.policy ?? DEFAULT_COUPON_POLICY);
  const parameter = couponParameter(link ?? "", policy, sources.url);
  const findRemoval = removalRule(sources, now, known, policy, parameter);
  const isOverridden = isOverrideActive(sources.override, now);
  const promoted = uniqueCodes(sources.override?.code);
  const write = createWriter(known.texts);
  const firstBy = new Map<string, Candidate>();

  const judge = (candidate: Candidate, first: Candidate | null): Verdict => {
    if (!candidate.code) return plain("blank");
    // A sale coupon that is the promotion's own code is a duplicate, not replaced.
    const isReplaced = candidate.source === "globalBanner" && isOverridden && first?.source !== "override";
    if (isReplaced) return plain("overridden");
    const removal = findRemoval(candidate);
    if (removal) return { outcome: "removed", first: null, removal };

    return first ? { outcome: "duplicate", first: first.source, removal: null } : plain("applied");
  };

  const explain = (candidate: Candidate): CouponExplanation => {
    const key = codeKey(candidate.code);
    const first = firstBy.get(key) ?? null;
    const verdict = judge(candidate, first);
    if (verdict.outcome === "applied") firstBy.set(key, candidate);

    const outcome = buildOutcome(candidate, verdict, { override: sources.override, answer: known.answer });
    const facts = { promoted, parameter, first: first ?? candidate };

    return { ...candidate, ...verdict, ...outcome, sentence: buildSentence(candidate, verdict, outcome, facts, write) };
  };

  return candidates(sources, policy, link).map(explain);
}
