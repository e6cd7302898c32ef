import { collectCoupons } from "../codes/collect-coupons.ts";
import { checkoutCodes, isOverrideActive } from "../override/promo-override.ts";
import type { CouponSources } from "../codes/coupon-sources.ts";
import { codeKey } from "../codes/code-list.ts";
import type { CommerceAnswer } from "../reasons/reason.ts";
import type { CouponPolicy } from "../query/coupon-policy.ts";
import type { CouponTexts } from "../texts/coupon-texts.ts";
import { asNumber } from "../values/untrusted.ts";
import { normalizeWindow } from "../windows/time-window.ts";
import type { Candidate } from "./candidates.ts";
import type { Removal } from "./explanation.ts";

/** Further facts about the page. All are optional. */
export interface CouponContext {
  readonly policy?: CouponPolicy;
  /**
   * Whether the brand keeps emailed coupons: its `keepsEmailedCoupons` in `@courseway/brand`. True by default. [CK-013]
   */
  readonly keepsEmailed?: boolean;
  /** Whether the emailed coupon is over. False by default. [EC-024] */
  readonly isEmailedExpired?: boolean;
  /** The checkout link to explain; a link that does not lead to the checkout adds no candidates. [CP-013, CP-014] */
  readonly link?: string;
  /** Commerce's response to the codes of the link; without it, a code on the link is "handed-over". */
  readonly answer?: CommerceAnswer | null;
  /** The sentences in other words or another language, by the names of `COUPON_TEXTS` of `@courseway/coupons/texts`. */
  readonly texts?: CouponTexts;
}

function emailedRemoval({ keepsEmailed = true, isEmailedExpired = false }: CouponContext): Removal | null {
  if (!keepsEmailed) return "not-kept";

  return isEmailedExpired ? "expired" : null;
}

function overrideRemoval({ override }: CouponSources, now: number): Removal | null {
  if (isOverrideActive(override, now)) return null;
  const window = normalizeWindow({ ...override });
  if (asNumber(window.ends) <= asNumber(window.starts)) return "never-runs";

  return asNumber(now) < asNumber(window.starts) ? "not-started" : "ended";
}

/**
 * Returns a function that says why a candidate of this page is removed; null if it is not.
 *
 * @param parameter the parameter name under which the link carries its codes
 */
export function removalRule(
  sources: CouponSources,
  now: number,
  context: CouponContext,
  policy: CouponPolicy,
  parameter: string,
): (candidate: Candidate) => Removal | null {
  const emailed = emailedRemoval(context);
  const left = emailed ? { ...sources, emailCapture: null } : sources;
  const replaced = new Set(checkoutCodes(left, now, policy).replaced.map(codeKey));
  const counted = new Set(collectCoupons(left, policy).coupons.urlParameters.map(codeKey));

  return (candidate) => {
    if (candidate.source === "override") return overrideRemoval(sources, now);
    if (candidate.source === "emailCapture") return emailed;
    if (candidate.source === "urlParameters") return counted.has(codeKey(candidate.code)) ? null : "surplus";
    if (candidate.source !== "link") return null;
    if (candidate.parameter !== parameter) return "link-parameter";

    return replaced.has(codeKey(candidate.code)) ? "replaced" : null;
  };
}
