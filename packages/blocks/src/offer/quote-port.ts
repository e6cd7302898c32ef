import type { Quote } from "@courseway/pricing";

/** One set of products to price with a visitor's coupons. */
export interface PriceSet {
  readonly productIds: readonly string[];
  readonly couponCodes: readonly string[];
}

/** Asks for the prices of all sets in one go; answers in their order, null where there is no price. */
export type QuotePort = (sets: readonly PriceSet[]) => Promise<readonly (Quote | null)[]>;

/** So many sets the host takes in one request. */
export const MOST_PRICE_SETS = 40;

/** Where the host answers prices, on the page's own origin. */
export const PRICES_PATH = "/api/prices/";

/**
 * The port that asks the page's own host.
 *
 * @throws when the host does not answer with one quote or null for each set
 */
export function fetchQuotes(fetch: typeof globalThis.fetch): QuotePort {
  return async (sets) => {
    const response = await fetch(PRICES_PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ sets }),
    });
    const body: unknown = response.ok ? await response.json() : null;
    if (!isResponse(body) || body.quotes.length !== sets.length) {
      throw new Error(`No new prices: ${PRICES_PATH} answered ${response.status}. The prices on the page stay.`);
    }
    return body.quotes;
  };
}

/** The host is ours and sends quotes or nothing; this only tells its answer from another's error page. */
function isResponse(body: unknown): body is { readonly quotes: readonly (Quote | null)[] } {
  return typeof body === "object" && body !== null && "quotes" in body && Array.isArray(body.quotes);
}
