import { collectCoupons, couponCodes } from "../codes/collect-coupons.ts";
import type { CouponSources } from "../codes/coupon-sources.ts";
import type { CouponPolicy } from "../query/coupon-policy.ts";
import { applyPromoOverride } from "./promo-override.ts";

/** The codes for `checkoutLink` and `buildCheckoutUrl`. */
export interface CheckoutCodes {
  readonly codes: readonly string[];
  readonly replaced: readonly string[];
}

/**
 * Collects the codes for a checkout link in one step: a running promotion's code takes the place of the sale coupon.
 * [CP-004, CP-008, CP-017]
 *
 * @example checkoutLink(link, { ...checkoutCodes(sources, now), policy, pageUrl: sources.url })
 */
export function checkoutCodes(sources: CouponSources, now: number, policy?: CouponPolicy): CheckoutCodes {
  const collection = applyPromoOverride(collectCoupons(sources, policy), { ...sources }.override, now);

  return { codes: couponCodes(collection), replaced: collection.replaced };
}
