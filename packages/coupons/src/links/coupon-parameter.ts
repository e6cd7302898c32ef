import { usesOldStrategy, type CouponPolicy } from "../query/coupon-policy.ts";

const OLD_NAMES = new Set(["couponCode", "coupon"]);

/**
 * The name under which a link carries its codes: the brand's own, or with the old strategy whichever of
 * `coupon` and `couponCode` the link has already, else `couponCode`. [CP-020, CP-021, CFG-010, CFG-011]
 */
export function couponParameter(namesOnLink: readonly string[], policy: CouponPolicy, pageUrl: string): string {
  if (!usesOldStrategy(policy, pageUrl)) return policy.cdiParam;

  return namesOnLink.find((name) => OLD_NAMES.has(name)) ?? "couponCode";
}
