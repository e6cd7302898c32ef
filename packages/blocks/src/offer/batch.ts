import type { Quote } from "@courseway/pricing";
import { MOST_PRICE_SETS, type PriceSet, type QuotePort } from "./quote-port.ts";

/** Asks for one set; equal sets asked before or in the same batch share one answer. */
export type FetchQuote = (set: PriceSet) => Promise<Quote | null>;

/** How long islands may join a batch, in ms: about one drawn frame, so that islands that hydrate in one pass share a request. */
export const BATCH_MS = 16;

/** Runs a function a little later. */
export type Defer = (run: () => void) => void;

const afterFrame: Defer = (run) => void setTimeout(run, BATCH_MS);

const keyOf = ({ productIds, couponCodes }: PriceSet) => JSON.stringify([productIds, couponCodes]);

/**
 * Gathers all that is asked within one frame into one call of the port, or as few as the host takes where a page has
 * many offers. An answer is kept for the life of the page, a failure is not. [CP-026, CP-028]
 */
export function quoteBatch(port: QuotePort, defer: Defer = afterFrame): FetchQuote {
  const asked = new Map<string, Promise<Quote | null>>();
  let waiting: PriceSet[] = [];
  let batch: Promise<readonly ReturnType<QuotePort>[]> | null = null;

  const nextBatch = () =>
    new Promise<readonly ReturnType<QuotePort>[]>((resolve) => {
      defer(() => {
        const calls: ReturnType<QuotePort>[] = [];
        for (let at = 0; at < waiting.length; at += MOST_PRICE_SETS)
          calls.push(port(waiting.slice(at, at + MOST_PRICE_SETS)));
        waiting = [];
        batch = null;
        resolve(calls);
      });
    });

  return (set) => {
    const key = keyOf(set);
    const known = asked.get(key);
    if (known) return known;

    const index = waiting.push(set) - 1;
    batch ??= nextBatch();
    const answer = batch
      .then((calls) => calls[Math.floor(index / MOST_PRICE_SETS)])
      .then((quotes) => quotes?.[index % MOST_PRICE_SETS] ?? null);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
    return answer;
  };
}
