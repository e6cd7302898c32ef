import { cents, type Quote } from "@courseway/pricing";
import { activeOffers, noPromotions, type PagePromotions } from "@courseway/visitor/offers";
import { createAnonymousVisitor, type VisitorSnapshot } from "@courseway/visitor";
import { offerView } from "../offer-view.ts";
import type { Offer, PricingContext } from "../offer.ts";

export const testQuote: Quote = {
  productIds: ["7"],
  courseIds: ["70"],
  title: "Course",
  originalPrice: cents(10_000),
  discountPrice: cents(10_000),
  maxPrice: cents(10_000),
  discountType: "PERCENT",
  offPercent: null,
  couponCode: null,
  productFees: cents(0),
  feeDescription: "",
  filterType: "",
  app: "DE",
  disableRsa: false,
  seatHours: 6,
};

/** The same course with 20.5 dollars off. */
export const testDiscount: Quote = { ...testQuote, discountPrice: cents(7950), offPercent: 20, couponCode: "CAREER20" };

const policy = { cdiParam: "hc", salesParam: "vc", oldStrategy: false };

/** The time of the render. */
export const TEST_TIME = Date.UTC(2026, 5, 15);

/** The offers of a page with these promotions for a visitor; by default for an anonymous one, at the render. */
export const testOffers = (promotions: Partial<PagePromotions> = {}, visitor: Partial<VisitorSnapshot> = {}) =>
  activeOffers(
    { ...createAnonymousVisitor(TEST_TIME), ...visitor },
    { ...noPromotions(policy), ...promotions },
    TEST_TIME,
  );

/** A visitor with emailed coupons. */
export const withEmailed = (...codes: string[]): Partial<VisitorSnapshot> => ({
  url: "https://www.example.com/courses/",
  emailed: { codes, submitted: null, ends: null },
});

export const testPage: PricingContext = {
  policy,
  showFee: true,
  feeLabel: "fee",
  refundLine: null,
  ctaText: "Start Now",
  checkoutUrl: "https://pay.example.com/checkout",
  offers: testOffers(),
};

export const testOffer: Offer = {
  request: { productIds: ["7"], coupon: null, bundleCoupon: null },
  quote: testQuote,
  link: null,
  state: "TX",
};

export const testFirst = offerView(testOffer, testPage);
