import type { QuoteRequest } from "@courseway/blocks";
import type { Quote } from "@courseway/pricing";
import type { PriceSet } from "@courseway/services";
import { type LinkCodes, offerCodes } from "@courseway/visitor/offers";

/** Asks commerce for many sets in one call. */
export type FetchQuotes = (sets: readonly PriceSet[]) => Promise<readonly (Quote | null)[]>;

const keyOf = ({ productIds, coupon }: QuoteRequest): string => JSON.stringify([productIds, coupon]);

/**
 * The prices of a whole page from one multi-price call, whatever the number of blocks that want them; no call when
 * nothing is priced. A request without an answer has no price. [API-022, PR-031]
 *
 * @param offers what holds for everybody: the browser asks by the same rule with a visitor's own
 */
export async function pageQuotes(
  quoteRequests: readonly QuoteRequest[],
  offers: LinkCodes,
  fetchQuotes: FetchQuotes,
): Promise<(request: QuoteRequest) => Quote | null> {
  const requests = new Map(
    quoteRequests.filter(({ productIds }) => productIds.length > 0).map((request) => [keyOf(request), request]),
  );
  if (requests.size === 0) return () => null;
  const sets = [...requests.values()].map((request): PriceSet => ({
    productIds: request.productIds,
    couponCodes: offerCodes(offers, request.coupon).codes,
  }));
  const answers = await fetchQuotes(sets);
  const quotes = new Map([...requests.keys()].map((key, index) => [key, answers[index] ?? null]));
  return (request) => quotes.get(keyOf(request)) ?? null;
}
