import { texts } from "../wire.ts";
import type { StudyPlan } from "./study-plan-types.ts";

/** The coupons in addition to a row's own. */
export interface StudyPlanCoupons {
  /** The block's `productCouponOverride`. */
  readonly override?: string | null;
  /** The code of the emailed-coupon cookie or of a coupon event. */
  readonly emailed?: string | null;
}

/** One product whose price to request, and the coupon for it. */
export interface StudyPlanPriceSet {
  readonly productId: string;
  readonly coupon: string | null;
}

/**
 * Returns the price sets to request when the state is chosen, or when a coupon arrives by email later: one for each
 * product of the state, with the override if given, else the product's own coupon, else the emailed one.
 * For the block `productBuilder`. [CP-023, SB-006, SB-009]
 */
export function studyPlanPriceSets(
  { products, state }: StudyPlan,
  coupons?: StudyPlanCoupons | null,
): StudyPlanPriceSet[] {
  const offered = products.filter((product) => product.state === state);
  return offered.map(({ productId, coupon }) => ({
    productId,
    coupon: texts([coupons?.override, coupon, coupons?.emailed])[0] ?? null,
  }));
}
