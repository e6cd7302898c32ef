import { emailedCoupon, type EmailedOffer } from "./emailed-coupon.ts";

/** What a page does with the emailed coupon before it collects coupons. */
export interface EmailedCouponOnLoad {
  /** Remove `emailCoupon` and `emailSubmissionDate`. */
  readonly removeCookies: boolean;
  /** The email capture starts in its submitted form. [EC-023] */
  readonly startsSubmitted: boolean;
  /** The code to collect, or null. */
  readonly code: string | null;
}

/**
 * Decides at page load: a brand that does not keep emailed coupons and an offer that is over both lose
 * their cookies at once, and the capture starts unsubmitted.
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
