import { uniqueCodes } from "./unique-codes.ts";

/**
 * The bundle builder's override: `builderCategory[0].productCouponOverride`, or null where it is blank or missing. For
 * the block `bundleBuilder`, which gives it to `CouponSources` as `builderCategories`. [CP-032]
 */
export function builderOverride(
  categories: readonly { readonly productCouponOverride?: string | null }[] | null | undefined,
): string | null {
  return uniqueCodes(categories?.[0]?.productCouponOverride).join(",") || null;
}
