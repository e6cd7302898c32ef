import { couponCodes, type CouponCollection } from "../codes/collect-coupons.ts";
import type { PromoOverride } from "../codes/coupon-sources.ts";
import { codeKey, uniqueCodes } from "../codes/unique-codes.ts";
import { dayWindow } from "../windows/day-window.ts";
import { isOpen, normalizeWindow, type TimeWindow } from "../windows/time-window.ts";

/** A collection as checkout links take it while a promotion runs. */
export interface OverriddenCollection extends CouponCollection {
  /** Sale codes that the promotion took out; give them to `checkoutLink`. Empty while it does not act. */
  readonly replaced: readonly string[];
}

/**
 * When an override acts: between its dates, open on the side without one; with no dates at all, the whole
 * day around `now` in the visitor's zone.
 * For other apps that show when a promotion runs. [CP-017, CP-018]
 */
export function overrideWindow(override: PromoOverride, now: number, timeZone: string): TimeWindow {
  const window = normalizeWindow(override);

  return window.starts === null && window.ends === null ? dayWindow(now, timeZone) : window;
}

/**
 * True while an override acts. One without dates acts on every day, so no time zone is needed to tell. For other apps;
 * the sites go by `checkoutCodes`. [CP-017, CP-018]
 */
export function isOverrideActive(override: PromoOverride | null | undefined, now: number): boolean {
  return override != null && uniqueCodes(override.code).length > 0 && isOpen(override, now);
}

/**
 * Puts the promotion's code in the place of the sale coupon (the global banner's), for checkout links only.
 * Outside its window, or without a code, the collection is as it was. A code that another source brings
 * too is not `replaced`: it has its own reason to be there.
 * For other apps; the sites go by `checkoutCodes`. [CP-017, CP-018]
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
