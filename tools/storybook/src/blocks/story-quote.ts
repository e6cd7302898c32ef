import { createQuote } from "@courseway/pricing";
import type { Block, QuotePort, QuoteRequest } from "@courseway/blocks";

/** The quote that a view may request, as the blocks package defines it. */
export type StoryQuote = NonNullable<ReturnType<Parameters<Block["render"]>[0]["findQuote"]>>;

/** A price for each product id, the same on every run: $79 to $299 in cents, a fifth off with a coupon. */
export function storyQuote(request: QuoteRequest): StoryQuote | null {
  const [first] = request.productIds;
  if (!first) return null;
  const maxPrice = (79 + ([...first].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 12) * 20) * 100;
  const offPercent = request.coupon ? 20 : null;
  return createQuote({
    productIds: request.productIds,
    courseIds: request.productIds.map((id) => `course-${id}`),
    title: "Pre-Licensing Course",
    originalPrice: maxPrice,
    discountPrice: offPercent ? Math.round(maxPrice * 0.8) : maxPrice,
    maxPrice: maxPrice + 4000,
    offPercent,
    couponCode: offPercent ? (request.coupon?.split(",")[0]?.trim() ?? null) : null,
    productFees: 595,
    feeDescription: "Certificate fee",
    app: "DE",
    seatHours: 20,
  });
}

/** The islands' port: the same prices, with the visitor's coupons. */
export const storyQuotes: QuotePort = (sets) =>
  Promise.resolve(
    sets.map(({ productIds, couponCodes }) =>
      storyQuote({ productIds, coupon: couponCodes.join(",") || null, bundleCoupon: null }),
    ),
  );
