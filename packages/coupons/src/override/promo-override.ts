import { codeKey, uniqueCodes } from "../codes/code-list.ts";
import { couponCodes, type CouponCollection, collectCoupons } from "../codes/collect-coupons.ts";
import type { PromoOverride, CouponSources } from "../codes/coupon-sources.ts";
import type { CouponPolicy } from "../query/coupon-policy.ts";
import { dayWindow } from "../windows/day-window.ts";
import { isOpen, normalizeWindow, type TimeWindow } from "../windows/time-window.ts";

/** A collection for checkout links while a promotion runs. */
export interface OverriddenCollection extends CouponCollection {
  /**
   * The sale codes that the promotion replaced; pass them to `checkoutLink`. Empty while the promotion does not run.
   */
  readonly replaced: readonly string[];
}

/**
 * Returns the window in which an override is active: between its dates, open on a side without a date; without dates,
 * the whole day around `now` in the visitor's zone.
 * For other apps that show when a promotion runs. [CP-017, CP-018]
 */
export function overrideWindow(override: PromoOverride, now: number, timeZone: string): TimeWindow {
  const window = normalizeWindow(override);

  return window.starts === null && window.ends === null ? dayWindow(now, timeZone) : window;
}

/**
 * Whether an override is active. One without dates is active every day, so no time zone is needed. For other apps; the
 * sites use `checkoutCodes`. [CP-017, CP-018]
 */
export function isOverrideActive(override: PromoOverride | null | undefined, now: number): boolean {
  return override != null && uniqueCodes(override.code).length > 0 && isOpen(override, now);
}

/**
 * Replaces the sale coupon (the global banner's) with the promotion's code, for checkout links only. Outside its
 * window, or without a code, the collection stays unchanged. A code that another source also has is not in `replaced`:
 * it stays because of that source.
 * For other apps; the sites use `checkoutCodes`. [CP-017, CP-018]
 */
export function applyPromoOverride(
  collection: CouponCollection,
  override: PromoOverride | null | undefined,
  now: number,
): OverriddenCollection {
  if (!override || !isOverrideActive(override, now)) return { ...collection, replaced: [] };

  const before = { ...collection }.coupons;
  const coupons = { ...before, globalBanner: uniqueCodes(override.code) };
  const remaining = new Set(couponCodes({ ...collection, coupons }).map(codeKey));

  return {
    ...collection,
    coupons,
    replaced: uniqueCodes({ ...before }.globalBanner).filter((code) => !remaining.has(codeKey(code))),
  };
}

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
