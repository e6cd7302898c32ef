import { asText } from "../quote/wire.ts";
import type { StudyPlan } from "./study-plan-types.ts";

/** The coupons beside a row's own. */
export interface StudyPlanCoupons {
  /** The block's `productCouponOverride`. */
  readonly override?: string | null;
  /** The code of the emailed-coupon cookie or of a coupon event. */
  readonly emailed?: string | null;
}

/** The coupon of a price: the override if given, else the product's own, else the emailed one. [CP-023] */
export function priceSetCoupon(own: string | null | undefined, { override, emailed }: StudyPlanCoupons = {}): string | null {
  return [override, own, emailed].map(asText).find(Boolean) ?? null;
}

/**
 * The price sets to ask for when the state was chosen, or when a coupon came by email later: every product
 * of the state, each once. [SB-006, SB-009]
 */
export function studyPlanPriceSets(
  plan: StudyPlan,
  coupons: StudyPlanCoupons = {},
): { readonly productId: string; readonly coupon: string | null }[] {
  const offered = plan.products.filter((product) => product.state === plan.state);
  const sets = offered.map((product) => [product.productId, priceSetCoupon(product.coupon, coupons)] as const);
  return [...new Map(sets)].map(([productId, coupon]) => ({ productId, coupon }));
}

/**
 * The state to begin with: the saved one, else what the location lookup found. [SB-004]
 *
 * @param lookedUp undefined while the lookup is pending, null when it found nothing
 */
export function startingState(
  saved: string | null,
  lookedUp: string | null | undefined,
): { readonly state: string | null; readonly loading: boolean } {
  const state = asText(saved) || asText(lookedUp) || null;
  return { state, loading: state === null && lookedUp === undefined };
}
