import { codeKey, uniqueCodes } from "../codes/unique-codes.ts";

/** What a visitor reads once a coupon is on. [CP-024, EC-014] */
export const COUPON_APPLIED_TEXT = "Coupon Applied!";

/** What a block that shows prices knows of coupons. */
export interface CouponState {
  /** The codes of the page, as `couponCodes` gives them. */
  readonly collected: readonly string[];
  /** The emailed coupon as it was when the page loaded, or null. */
  readonly emailed: string | null;
  /** The code of the event that arrived, or null before any did. */
  readonly event: string | null;
}

/** What such a block does now. The figures themselves come from pricing. */
export interface CouponDecision {
  /** Show "Coupon Applied!". [CP-024] */
  readonly showApplied: boolean;
  /** Ask for prices again, with `codes`. [CP-026, CP-028] */
  readonly refetch: boolean;
  /** Count the shown price down to the new one; when that fails, just show the new one. [CP-025, CP-030] */
  readonly animate: boolean;
  /** The code that an event made active, or null. */
  readonly activeCoupon: string | null;
  /** The codes for prices and for checkout links, whether or not there is an emailed coupon. [CP-027] */
  readonly codes: readonly string[];
}

function decide({ collected, emailed }: CouponState, activeCoupon: string | null): CouponDecision {
  const isApplied = uniqueCodes(emailed, activeCoupon).length > 0;

  return {
    showApplied: isApplied,
    refetch: isApplied,
    animate: isApplied,
    activeCoupon,
    codes: uniqueCodes(collected, emailed, activeCoupon),
  };
}

/** The event's code, or null for none and for a blank one. [CP-006] */
function normalizeCode(event: string | null): string | null {
  return uniqueCodes(event).join(",") || null;
}

/** The pricing block: an emailed coupon and a coupon event both show "Coupon Applied!" and ask for prices anew. [CP-024, CP-026, CP-027] */
export function pricingDecision(state: CouponState): CouponDecision {
  const given = { ...state };

  return decide(given, normalizeCode(given.event));
}

/**
 * The product card grid. An emailed coupon that was there at load clears the active coupon, since it is
 * among the collected codes already, and refreshes prices with animation; so does an event that only
 * repeats it. An event with another code asks for the products anew with that code. [CP-027, CP-028, CP-029]
 */
export function cardGridDecision(state: CouponState): CouponDecision {
  const given = { ...state };
  const event = normalizeCode(given.event);
  const emailed = normalizeCode(given.emailed);
  const isEmailed = event !== null && emailed !== null && codeKey(event) === codeKey(emailed);

  return decide(given, isEmailed ? null : event);
}
