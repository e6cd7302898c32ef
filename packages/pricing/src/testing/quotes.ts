import type { PriceOptions } from "../price/price-options.ts";
import { quoteOf as quoteWith, type Quote, type QuoteFacts } from "../quote/quote.ts";

/** A quote of zeros and empty texts, with what a test is about. */
export function quoteOf(facts: Partial<QuoteFacts> = {}): Quote {
  return quoteWith({ productIds: ["p1"], originalPrice: 0, ...facts });
}

/** $59 before and $49 after coupons, with a list price of $79. */
export const COURSE = quoteOf({ originalPrice: 5900, discountPrice: 4900, maxPrice: 7900 });

export function optionsOf(options: Partial<PriceOptions> = {}): PriceOptions {
  return {
    checkoutLink: "https://pay.test/checkout",
    couponParam: "hc",
    showFee: true,
    feeLabel: "fee",
    ...options,
  };
}

export const WITH_COUPON = optionsOf({
  checkoutLink: "https://pay.test/checkout?productId=p1&hc=SAVE10",
});
