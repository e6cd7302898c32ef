export {
  BANNER_WINDOW_MS,
  type Visibility,
  graphicBanner,
  graphicPromo,
  isOfferCountdownActive,
  offerBanner,
} from "./banners/banners.ts";
export {
  COUNTDOWN_TICK_MS,
  DAY_THRESHOLD_MS,
  offerCountdown,
  promoCountdown,
  type OfferCountdown,
  type PromoCountdown,
} from "./banners/countdown.ts";
export { topPromo, type TopPromo, type TopPromoPhase, type TopPromoState } from "./banners/top-promo.ts";
export { bannerCoupon, ROUTE_DATA_ACCESS_ERROR, type BannerCoupon } from "./codes/banner-coupon.ts";
export { builderOverride } from "./codes/coupon-sources.ts";
export {
  collectCoupons,
  couponCodes,
  LONGEST_CODE,
  MOST_ADDRESS_CODES,
  type CouponCollection,
} from "./codes/collect-coupons.ts";
export { COUPON_CAMPAIGNS, couponCategory, type CouponCategory } from "./codes/coupon-category.ts";
export { couponNotice, type CouponNotice } from "./codes/coupon-notice.ts";
export type { CouponSource, CouponSources, PromoOverride } from "./codes/coupon-sources.ts";
export { splitCodes, type CodeList, uniqueCodes } from "./codes/code-list.ts";
export { buildCheckoutUrl, type CheckoutOrder } from "./links/build-checkout-url.ts";
export { checkoutLink, linkCodes, type LinkOptions } from "./links/checkout-link.ts";
export { couponParameter } from "./links/coupon-parameter.ts";
export {
  DEFAULT_COUPON_POLICY,
  isCouponParameter,
  URL_COUPON_PARAMETERS,
  type CouponPolicy,
} from "./query/coupon-policy.ts";
export { isCheckoutLink, isOnCheckoutHost } from "./links/is-checkout-link.ts";
export { withCoupon } from "./links/with-coupon.ts";
export {
  checkoutCodes,
  type CheckoutCodes,
  applyPromoOverride,
  isOverrideActive,
  overrideWindow,
  type OverriddenCollection,
} from "./override/promo-override.ts";
export {
  codeReason,
  type CommerceAnswer,
  type CouponReason,
  type RefusedReason,
  type CodeReason,
} from "./reasons/reason.ts";
export { dayWindow, nextMidnight } from "./windows/day-window.ts";
export { parseDateTime } from "./windows/parse-date-time.ts";
export { parseWindow, unreadableDates } from "./windows/parse-date-time.ts";
export { earliestChange, isOpen, nextChange, type TimeWindow } from "./windows/time-window.ts";
export { MAX_TIMER_MS, nextTimerDelay, runAt, type TimerHost } from "./windows/timers.ts";
