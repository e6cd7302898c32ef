import { checkoutCodes } from "../override/checkout-codes.ts";
import type { CouponSources } from "../codes/coupon-sources.ts";
import { codeKey } from "../codes/unique-codes.ts";
import { couponParameter } from "../links/coupon-parameter.ts";
import type { CouponPolicy } from "../links/coupon-policy.ts";
import { readParameters } from "../links/read-parameters.ts";
import { isOverrideActive } from "../override/promo-override.ts";
import type { Candidate } from "./candidates.ts";
import type { Removal } from "./explanation.ts";

/** What else is true of the page. Everything may be left out. */
export interface Situation {
  readonly policy?: CouponPolicy;
  /** False for a brand that keeps no emailed coupon: `keepsEmailCoupon(brand)` of `@courseway/brand`. [CK-013] */
  readonly keepsEmailed?: boolean;
  /** True once the emailed coupon's time is over. [EC-024] */
  readonly isEmailedExpired?: boolean;
  /** The checkout link that is asked about. [CP-013, CP-014] */
  readonly link?: string;
}

function emailedRemoval({ keepsEmailed = true, isEmailedExpired = false }: Situation): Removal | null {
  if (!keepsEmailed) return "not-kept";

  return isEmailedExpired ? "expired" : null;
}

/** The rule, closed over one page, that says why a candidate is removed; null for one that is not. */
export function removalRule(
  sources: CouponSources,
  now: number,
  situation: Situation,
  policy: CouponPolicy,
): (candidate: Candidate) => Removal | null {
  const names = readParameters(situation.link).map(({ name }) => name);
  const parameter = couponParameter(names, policy, sources.url);
  const emailed = emailedRemoval(situation);
  const left = emailed ? { ...sources, emailCapture: null } : sources;
  const replaced = new Set(checkoutCodes(left, now, policy).replaced.map(codeKey));
  const isRunning = isOverrideActive(sources.override, now);

  return (candidate) => {
    if (candidate.source === "override") return isRunning ? null : "not-running";
    if (candidate.source === "emailCapture") return emailed;
    if (candidate.source !== "link") return null;
    if (candidate.parameter !== parameter) return "link-parameter";

    return replaced.has(codeKey(candidate.code)) ? "replaced" : null;
  };
}
