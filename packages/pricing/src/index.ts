export { countdownFrames, COUNTDOWN_STEP_MS } from "./countdown/countdown-frames.ts";
export { cents, type Cents, formatPrice, formatTotal, roundCents, toCents } from "./money/money.ts";
export { describePrice, type PriceDisplay } from "./price/describe-price.ts";
export { explainPrice, type ExplainedFigure, type PriceExplanation } from "./price/explain-price.ts";
export type { AffirmLine, KlarnaLine } from "./price/pay-later.ts";
export { fillPricePlaceholders, mentionsPrice } from "./price/placeholders.ts";
export type { PriceOptions, PriceRule } from "./price/price-rule.ts";
export { percentOff } from "./price/savings.ts";
export { isPricedEntry, type PricedEntry, PRODUCT_TYPES, type ProductType } from "./product/product.ts";
export type { PricingError, PricingErrorCode, QuoteResult } from "./quote/pricing-error.ts";
export { quoteFromPrice, quoteFromPriceSet } from "./quote/quote-from-price.ts";
export {
  createQuote,
  type DiscountType,
  type Quote,
  type QuoteFacts,
  type RefusedCode,
  type RefusedReason,
} from "./quote/quote.ts";
export {
  chooseDelivery,
  chooseStates,
  createBundle,
  repriceBundle,
  toggleProduct,
  toggleState,
} from "./bundle/bundle.ts";
export type {
  BundleCard,
  BundleCart,
  BundleCatalog,
  BundleEntry,
  BundleProduct,
  BundleProductRef,
  BundleSection,
  BundleState,
  Delivery,
} from "./bundle/bundle-types.ts";
export { bundleStates } from "./bundle/catalog.ts";
export { chooseCourseType, chooseDuration, chooseStudyState, createStudyPlan } from "./study-plan/study-plan.ts";
export {
  COURSE_TYPES,
  DURATIONS,
  NO_OPTIONS,
  type CourseType,
  type Duration,
} from "./study-plan/study-plan-choices.ts";
export { studyPlanPriceSets, type StudyPlanCoupons, type StudyPlanPriceSet } from "./study-plan/study-plan-prices.ts";
export type {
  StateNames,
  StudyPlan,
  StudyPlanOption,
  StudyPlanProduct,
  StudyPlanRow,
} from "./study-plan/study-plan-types.ts";
