import type { PriceOptions } from "../price/price-rule.ts";
import { createQuote as quoteWith, type Quote, type QuoteFacts } from "../quote/quote.ts";

/** A quote of zeros and empty texts, with the given facts on top. */
export function buildQuote(facts: Partial<QuoteFacts> = {}): Quote {
  return quoteWith({ productIds: ["p1"], originalPrice: 0, ...facts });
}

/** $59 before and $49 after coupons, with a list price of $79. */
export const COURSE = buildQuote({ originalPrice: 5900, discountPrice: 4900, maxPrice: 7900 });

export function buildOptions(options: Partial<PriceOptions> = {}): PriceOptions {
  return {
    checkoutLink: "https://pay.test/checkout",
    couponParam: "hc",
    showFee: true,
    feeLabel: "fee",
    ...options,
  };
}

export const WITH_COUPON = buildOptions({
  checkoutLink: "https://pay.test/checkout?productId=p1&hc=SAVE10",
});
