import { texts } from "../quote/wire.ts";
import type { StudyPlan } from "./study-plan-types.ts";

/** The coupons beside a row's own. */
export interface StudyPlanCoupons {
  /** The block's `productCouponOverride`. */
  readonly override?: string | null;
  /** The code of the emailed-coupon cookie or of a coupon event. */
  readonly emailed?: string | null;
}

/** The coupon of a price: the override if given, else the product's own, else the emailed one. [CP-023] */
export function priceSetCoupon(
  own: string | null | undefined,
  { override, emailed }: StudyPlanCoupons = {},
): string | null {
  return texts([override, own, emailed])[0] ?? null;
}

/**
 * The price sets to ask for when the state was chosen, or when a coupon came by email later: one per
 * product of the state. [SB-006, SB-009]
 */
export function studyPlanPriceSets(
  plan: StudyPlan,
  coupons: StudyPlanCoupons = {},
): { readonly productId: string; readonly coupon: string | null }[] {
  const offered = plan.products.filter((product) => product.state === plan.state);
  return offered.map(({ productId, coupon }) => ({
    productId,
    coupon: priceSetCoupon(coupon, coupons),
  }));
}
