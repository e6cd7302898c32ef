import type { Quote } from "./quote.ts";
import type { QuoteResult } from "./pricing-error.ts";

/**
 * The quote of products whose price is not known: prices 0, type PERCENT, empty texts. `describePrice`
 * answers null for it, so that nothing prints `$0`. [PR-031]
 */
export function emptyQuote(productIds: readonly string[] = []): Quote {
  return {
    productIds,
    courseIds: [],
    title: "",
    originalPrice: 0,
    discountPrice: 0,
    maxPrice: 0,
    discountType: "PERCENT",
    offPercent: null,
    couponCode: null,
    productFees: 0,
    feeDescription: "",
    filterType: "",
    app: "",
    disableRsa: false,
    seatHours: 0,
  };
}

/**
 * The quote of a result; on failure the one that was rendered before, else an empty one. [PR-031]
 *
 * @param transferred what the server rendered, where there is such
 */
export function quoteOrFallback(result: QuoteResult, transferred: Quote | null = null): Quote {
  return result.ok ? result.quote : (transferred ?? emptyQuote());
}
