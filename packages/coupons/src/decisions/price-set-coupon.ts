import { uniqueCodes } from "../codes/unique-codes.ts";
import type { CodeList } from "../codes/split-codes.ts";

/** Which coupon prices a study plan or a set of products, and where it comes from. */
export interface PriceSetCoupon {
  readonly source: "override" | "own" | "emailed" | "none";
  readonly codes: readonly string[];
}

/** The override if given, else the product's own coupon, else the emailed one. A blank counts as not given. [CP-023] */
export function priceSetCoupon(choice: {
  readonly override?: CodeList;
  readonly own?: CodeList;
  readonly emailed?: CodeList;
}): PriceSetCoupon {
  const order = ["override", "own", "emailed"] as const;
  const given = { ...choice };
  const source = order.find((name) => uniqueCodes(given[name]).length > 0);

  return source ? { source, codes: uniqueCodes(given[source]) } : { source: "none", codes: [] };
}

/** The bundle builder's override: `builderCategory[0].productCouponOverride`, or null where it is blank or missing. [CP-032] */
export function builderOverride(
  categories: readonly { readonly productCouponOverride?: string | null }[] | null | undefined,
): string | null {
  return uniqueCodes(categories?.[0]?.productCouponOverride).join(",") || null;
}
