import {
  DEFAULT_COUPON_POLICY,
  isCouponParameter,
  normalizePolicy,
  type CouponPolicy,
} from "../query/coupon-policy.ts";
import { readParameters } from "../query/query-text.ts";
import type { TimeWindow } from "../windows/time-window.ts";
import { type CodeList, uniqueCodes } from "./code-list.ts";

/** A promotion's `overwriteCoupon` with the promotion's dates, in epoch milliseconds. */
export interface PromoOverride extends TimeWindow {
  readonly code: string;
}

/** Every source of coupons, as plain values. Each value may be a comma-separated list. [CP-008] */
export interface CouponSources {
  /** The page's address as the visitor sees it; its coupon parameters are read. [CP-010] */
  readonly url: string;
  /** The product's own coupon (`xgritCoupon`). */
  readonly craft?: CodeList;
  /** `productCouponOverride` of the builder categories. [CP-032] */
  readonly builderCategories?: CodeList;
  /** The sale coupon, from the global banner. */
  readonly globalBanner?: CodeList;
  /** The cookie `emailCoupon`. [CP-011] */
  readonly emailCapture?: CodeList;
  /** `overwriteCoupon` of a promotion. It changes checkout links only, so `collectCoupons` ignores it. [CP-017] */
  readonly override?: PromoOverride | null;
}

/** The names of the five sources in a collection. [CP-009] */
export type CouponSource = "craft" | "builderCategories" | "globalBanner" | "emailCapture" | "urlParameters";

/** The order of the sources; the first spelling of a code wins. [CP-005, CP-008] */
export const SOURCE_ORDER: readonly CouponSource[] = [
  "globalBanner",
  "emailCapture",
  "urlParameters",
  "builderCategories",
  "craft",
];

/** The values of all coupon parameters of an address, in the order written. [CP-010, CP-012] */
export function urlCoupons(url: string, policy: CouponPolicy = DEFAULT_COUPON_POLICY): string[] {
  const normalized = normalizePolicy(policy);

  return readParameters(url)
    .filter(({ name }) => isCouponParameter(name, normalized))
    .map(({ value }) => value);
}

/**
 * Returns the bundle builder's override, `builderCategory[0].productCouponOverride`; null if it is blank or missing.
 * For the block `bundleBuilder`, which passes it as `builderCategories` of `CouponSources`. [CP-032]
 */
export function builderOverride(
  categories: readonly { readonly productCouponOverride?: string | null }[] | null | undefined,
): string | null {
  return uniqueCodes(categories?.[0]?.productCouponOverride).join(",") || null;
}
