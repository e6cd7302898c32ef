import { emailedCoupon, type EmailedOffer } from "./emailed-coupon.ts";

/** What a page does with the emailed coupon before it collects coupons. */
export interface EmailedCouponOnLoad {
  /** Whether to remove `emailCoupon` and `emailSubmissionDate`. */
  readonly removeCookies: boolean;
  /** Whether the email capture starts in its submitted form. [EC-023] */
  readonly startsSubmitted: boolean;
  /** The code to collect, or null. */
  readonly code: string | null;
}

/**
 * Decides at page load what to do with the emailed coupon. If the brand does not keep emailed coupons, or if the offer
 * is over, its cookies are removed and the capture starts unsubmitted.
 * For the host's email capture. [CK-013, EC-023, EC-024]
 *
 * @param keeps whether the brand keeps emailed coupons: its `keepsEmailedCoupons` in `@courseway/brand`
 */
export function emailedCouponOnLoad(offer: EmailedOffer, now: number, keeps: boolean): EmailedCouponOnLoad {
  const { status, code } = emailedCoupon(offer, now, "UTC");
  const isStored = status === "active" && keeps;

  return {
    removeCookies: status !== "none" && !isStored,
    startsSubmitted: isStored,
    code: isStored ? code : null,
  };
}
