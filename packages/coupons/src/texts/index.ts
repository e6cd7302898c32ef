export { COUPON_TEXTS, type CouponTexts } from "./coupon-texts.ts";
export { fillText, type TextValues } from "./fill.ts";
export { NOTICE_TEXTS, type NoticeTexts } from "./notice-texts.ts";
