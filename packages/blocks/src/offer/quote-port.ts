import type { Quote } from "@courseway/pricing";

/** One set of products to price with a visitor's coupons. */
export interface PriceSet {
  readonly productIds: readonly string[];
  readonly couponCodes: readonly string[];
}

/**
 * Requests the prices of all sets at once. The result has the order of the sets, with null for a set without a price.
 */
export type QuotePort = (sets: readonly PriceSet[]) => Promise<readonly (Quote | null)[]>;

/** The most sets that the host accepts in one request. */
export const MOST_PRICE_SETS = 40;

/** The most bytes of sets in one request. The host reads no body above 16 KB. */
const MOST_BYTES = 15_000;

/** The path of the host's price endpoint, on the page's own origin. */
export const PRICES_PATH = "/api/prices/";

/**
 * The port that requests prices from the page's own host.
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

/** The host is ours and sends quotes or nothing, so this only excludes another server's error page. */
function isResponse(body: unknown): body is { readonly quotes: readonly (Quote | null)[] } {
  return typeof body === "object" && body !== null && "quotes" in body && Array.isArray(body.quotes);
}

/** Requests the quote of one set. Equal sets, earlier or in the same batch, share one answer. */
export type FetchQuote = (set: PriceSet) => Promise<Quote | null>;

/** How long islands can join a batch, in ms: about one frame, so that islands that hydrate together share a request. */
export const BATCH_MS = 16;

/** Runs a function a little later. */
export type Defer = (run: () => void) => void;

const afterFrame: Defer = (run) => void setTimeout(run, BATCH_MS);

const computeSize = (set: PriceSet): number => new TextEncoder().encode(JSON.stringify(set)).length;

/** Splits the sets into as few requests as the host accepts. */
function splitRequests(sets: readonly PriceSet[]): readonly PriceSet[][] {
  const requests: PriceSet[][] = [];
  let room = 0;
  for (const set of sets) {
    const size = computeSize(set);
    const last = requests.at(-1);
    if (last === undefined || last.length === MOST_PRICE_SETS || size > room) {
      requests.push([set]);
      room = MOST_BYTES - size;
    } else {
      last.push(set);
      room -= size;
    }
  }
  return requests;
}

const toKey = ({ productIds, couponCodes }: PriceSet) => JSON.stringify([productIds, couponCodes]);

/**
 * Combines all requests within one frame into one call of the port, or into as few as the host accepts if a page has
 * many offers. An answer is stored for the life of the page, a failure is not. [CP-026, CP-028]
 */
export function quoteBatch(port: QuotePort, defer: Defer = afterFrame): FetchQuote {
  const asked = new Map<string, Promise<Quote | null>>();
  let waiting: PriceSet[] = [];
  let batch: Promise<readonly Promise<Quote | null>[]> | null = null;

  const nextBatch = () =>
    new Promise<readonly Promise<Quote | null>[]>((resolve) => {
      defer(() => {
        const sent = splitRequests(waiting).flatMap((sets) => {
          const quotes = port(sets);
          return sets.map(async (_, index) => (await quotes)[index] ?? null);
        });
        waiting = [];
        batch = null;
        resolve(sent);
      });
    });

  return (set) => {
    const key = toKey(set);
    const pending = asked.get(key);
    if (pending) return pending;

    const index = waiting.push(set) - 1;
    batch ??= nextBatch();
    const answer = batch.then((sent) => sent[index] ?? null);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
    return answer;
  };
}
