export { COUPON_EVENT, COUPON_EVENT_DELAY_MS, emitCoupon, onCoupon } from "./coupon-events.ts";
