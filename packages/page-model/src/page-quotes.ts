import { priceCodes, type PricingContext, type QuoteRequest } from "@courseway/blocks";
import type { Quote } from "@courseway/pricing";
import type { PriceSet } from "@courseway/services";
import { codeReason } from "@courseway/coupons";

/** Requests the prices of many sets in one call. */
export type FetchQuotes = (sets: readonly PriceSet[]) => Promise<readonly (Quote | null)[]>;

/**
 * The prices of a whole page from one multi-price call for all blocks; no call if nothing is priced. A set that commerce does not
 * answer has no price. [API-022, PR-031]
 *
 * @param page the public offer context. The browser uses the same rule with the visitor's
 */
export async function pageQuotes(
  quoteRequests: readonly QuoteRequest[],
  page: PricingContext,
  fetchQuotes: FetchQuotes,
): Promise<(request: QuoteRequest) => Quote | null> {
  const toPriceSet = (request: QuoteRequest): PriceSet => ({
    productIds: request.productIds,
    couponCodes: priceCodes(request, page),
  });
  const toKey = (request: QuoteRequest): string => JSON.stringify(toPriceSet(request));
  const sets = new Map(
    quoteRequests
      .filter(({ productIds }) => productIds.length > 0)
      .map((request) => [toKey(request), toPriceSet(request)]),
  );
  if (sets.size === 0) return () => null;
  const answers = await fetchQuotes([...sets.values()]);
  const quotes = new Map([...sets.keys()].map((key, index) => [key, answers[index] ?? null]));
  return (request) => quotes.get(toKey(request)) ?? null;
}

/** A quote as visitors may see it: of the refused codes only those whose reason may be disclosed. [CP-024] */
export function toPublicQuote(quote: Quote | null): Quote | null {
  if (!quote?.refused) return quote;
  const { refused, ...rest } = quote;
  const reported = refused.filter(({ code }) => codeReason(code, { counted: quote.couponCode, refused }).disclose);
  return reported.length === 0 ? rest : { ...rest, refused: reported };
}
