export { bannerCoupon, ROUTE_DATA_ACCESS_ERROR, type BannerCoupon } from "./banner-coupon.ts";
export {
  cardGridDecision,
  COUPON_APPLIED_TEXT,
  pricingDecision,
  type CouponDecision,
  type CouponState,
} from "./coupon-event.ts";
export { builderOverride, priceSetCoupon, type PriceSetCoupon } from "./price-set-coupon.ts";
