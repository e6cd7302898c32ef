/** Said where a visitor's emailed coupon is in the price. [CP-024] */
export const COUPON_APPLIED = "Coupon Applied!";
