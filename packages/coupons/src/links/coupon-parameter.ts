import { normalizePolicy, usesOldStrategy, type CouponPolicy } from "../query/coupon-policy.ts";
import { readParameters } from "../query/query-text.ts";

const OLD_NAMES = new Set(["couponCode", "coupon"]);

/**
 * Returns the parameter name under which a link carries its codes: the brand's own; with the old strategy `coupon` or
 * `couponCode`, whichever the link already has, else `couponCode`. [CP-020, CP-021, CFG-010, CFG-011]
 */
export function chooseParameter(namesOnLink: readonly string[], policy: CouponPolicy, pageUrl: string): string {
  if (!usesOldStrategy(policy, pageUrl)) return policy.cdiParam;

  return namesOnLink.find((name) => OLD_NAMES.has(name)) ?? "couponCode";
}

/**
 * Returns the parameter name under which a finished link carries its codes. Pass it to `describePrice` of
 * `@courseway/pricing` as `couponParam`, so that the price counts the coupon that is on the link. [PR-009, CP-020,
 * CP-021]
 *
 * @example couponParameter("/checkout?couponCode=A", policy, "/texas/?ocs=0") // "couponCode"
 */
export function couponParameter(link: string, policy: CouponPolicy, pageUrl: string): string {
  const names = readParameters(link).map(({ name }) => name);

  return chooseParameter(names, normalizePolicy(policy), pageUrl);
}
