export { EMAIL_CAPTURE_DEFAULTS } from "./email-capture-defaults.ts";
export { emailedCouponOnLoad, type EmailedCouponOnLoad } from "./emailed-coupon-on-load.ts";
export { emailedCookieDays, emailedCoupon, type EmailedCoupon, type EmailedOffer } from "./emailed-coupon.ts";
export { saleActive } from "./sale-active.ts";
