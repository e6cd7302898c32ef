import type { Quote } from "@courseway/pricing";
import { offerView } from "../offer-view.ts";
import type { Offer, PricingContext } from "../offer.ts";

export const testQuote: Quote = {
  productIds: ["7"],
  courseIds: ["70"],
  title: "Course",
  originalPrice: 10_000,
  discountPrice: 10_000,
  maxPrice: 10_000,
  discountType: "PERCENT",
  offPercent: null,
  couponCode: null,
  productFees: 0,
  feeDescription: "",
  filterType: "",
  app: "DE",
  disableRsa: false,
  seatHours: 6,
};

/** The same course with 20.5 dollars off. */
export const testDiscount: Quote = { ...testQuote, discountPrice: 7950, offPercent: 20, couponCode: "CAREER20" };

export const testPage: PricingContext = {
  policy: { cdiParam: "hc", salesParam: "vc", oldStrategy: false },
  showFee: true,
  feeLabel: "fee",
  ctaText: "Start Now",
  checkoutUrl: "https://pay.example.com/checkout",
  coupons: { url: "https://www.example.com/courses/" },
  now: Date.UTC(2026, 5, 15),
};

export const testOffer: Offer = {
  request: { productIds: ["7"], coupon: null, bundleCoupon: null },
  quote: testQuote,
  link: null,
  state: "TX",
};

export const testFirst = offerView(testOffer, testPage);
