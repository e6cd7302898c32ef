export { COUPON_EVENT, emitCoupon, onCoupon } from "./coupon-events.ts";
