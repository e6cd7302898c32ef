export { EMAIL_CAPTURE_SCROLL_PX, emailCapture, type EmailCapture, type EmailCaptureContext } from "./email-capture.ts";
export { EMAIL_CAPTURE_DEFAULTS } from "./email-capture.ts";
export { emailedCouponOnLoad, type EmailedCouponOnLoad } from "./emailed-coupon-on-load.ts";
export { emailedCookies, type EmailedCookie } from "./emailed-cookies.ts";
export { emailedCookieDays, emailedCoupon, type EmailedCoupon, type EmailedOffer } from "./emailed-coupon.ts";
export { saleActive } from "./sale-active.ts";
