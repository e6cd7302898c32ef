export { COUPON_TEXTS, type CouponTexts, fillText, type TextValues } from "./coupon-texts.ts";
export { NOTICE_TEXTS, type NoticeTexts } from "./notice-texts.ts";
