export { BANNER_WINDOW_MS, DAY_THRESHOLD_MS, type Visibility } from "./banners/visibility.ts";
export {
  COUNTDOWN_TICK_MS,
  OFFER_COUNTDOWN_LABEL,
  offerCountdown,
  promoCountdown,
  SALE_COUNTDOWN_LABEL,
  type OfferCountdown,
  type PromoCountdown,
} from "./banners/countdown.ts";
export { graphicBanner, graphicPromo } from "./banners/graphic-banners.ts";
export {
  isOfferCountdownActive,
  offerBanner,
  offerCountdownEnd,
  type OfferBanner,
} from "./banners/offer-banner.ts";
export { stickyOffset } from "./banners/sticky-offset.ts";
export {
  topPromo,
  type TopPromo,
  type TopPromoPhase,
  type TopPromoState,
} from "./banners/top-promo.ts";
export { collectCoupons, couponCodes, type CouponCollection } from "./codes/collect-coupons.ts";
export { couponCategory, type CouponCategory } from "./codes/coupon-category.ts";
export type { CouponSource, CouponSources } from "./codes/coupon-sources.ts";
export { splitCodes, type CodeList } from "./codes/split-codes.ts";
export { uniqueCodes } from "./codes/unique-codes.ts";
export {
  bannerCoupon,
  ROUTE_DATA_ACCESS_ERROR,
  type BannerCoupon,
} from "./decisions/banner-coupon.ts";
export {
  cardGridDecision,
  pricingDecision,
  type CouponDecision,
  type CouponSituation,
} from "./decisions/coupon-event.ts";
export {
  builderOverride,
  priceSetCoupon,
  type PriceSetCoupon,
} from "./decisions/price-set-coupon.ts";
export {
  COUPON_APPLIED_TEXT,
  COUPON_EVENT_DELAY_MS,
  EMAIL_CAPTURE_DEFAULTS,
} from "./emailed/email-capture-defaults.ts";
export {
  emailedCouponOnLoad,
  keepsEmailedCoupon,
  type EmailedCouponOnLoad,
} from "./emailed/emailed-coupon-on-load.ts";
export {
  dismissedKey,
  emailedCookieDays,
  emailedCoupon,
  type EmailedCoupon,
  type EmailedOffer,
} from "./emailed/emailed-coupon.ts";
export { saleActive } from "./emailed/sale-active.ts";
export type { ExplainedSource } from "./explain/candidates.ts";
export { explainCoupons } from "./explain/explain-coupons.ts";
export type { CouponExplanation, CouponOutcome, Removal } from "./explain/explanation.ts";
export type { Situation } from "./explain/removals.ts";
export { buildCheckoutUrl, type CheckoutOrder } from "./links/build-checkout-url.ts";
export { checkoutLink, type LinkOptions } from "./links/checkout-link.ts";
export {
  DEFAULT_COUPON_POLICY,
  URL_COUPON_PARAMETERS,
  type CouponPolicy,
} from "./links/coupon-policy.ts";
export { withCoupon } from "./links/with-coupon.ts";
export { checkoutCodes, type CheckoutCodes } from "./override/checkout-codes.ts";
export {
  applyPromoOverride,
  isOverrideActive,
  overrideWindow,
  type OverriddenCollection,
  type PromoOverride,
} from "./override/promo-override.ts";
export { dayWindow, nextMidnight } from "./windows/day-window.ts";
export { parseDateTime } from "./windows/parse-date-time.ts";
export { parseWindow } from "./windows/parse-window.ts";
export {
  earliestChange,
  intersect,
  isOpen,
  nextChange,
  type TimeWindow,
} from "./windows/time-window.ts";
export { MAX_TIMER_MS, nextTimerDelay, runAt, type TimerHost } from "./windows/timers.ts";
