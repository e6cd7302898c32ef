import type { Traits } from "./traits.ts";

/** What one page shows while all is well. */
export interface BaselinePage {
  readonly duringSale: Traits;
  readonly afterSale: Traits;
}

/** When a request started and its response ended, in epoch ms. */
interface RequestTimes {
  readonly began: number;
  readonly ended: number;
}

/** Whether the shown prices are some of these, in the same order: a price that is not available is left out. */
function isPartOf(shown: readonly string[], all: readonly string[]): boolean {
  let next = 0;
  for (const price of all) if (price === shown[next]) next += 1;
  return next === shown.length;
}

/**
 * Whether a page shows a price that nobody pays at that moment: a sale price in a response requested after the sale's
 * end, a price without the sale in a response that ended before it, a mixture, or another price.
 */
export function isWrong(
  { prices }: Traits,
  { began, ended }: RequestTimes,
  well: BaselinePage,
  saleEnds: number,
): boolean {
  const isRight =
    (began < saleEnds && isPartOf(prices, well.duringSale.prices)) ||
    (ended >= saleEnds && isPartOf(prices, well.afterSale.prices));
  return !isRight;
}

/** Whether caches may keep a response from the sale's time beyond the end of the sale. */
export function isCachedAfterSale(cacheControl: string, { began, ended }: RequestTimes, saleEnds: number): boolean {
  const seconds = Number(/s-maxage=(\d+)/u.exec(cacheControl)?.[1] ?? 0);
  return ended < saleEnds && began + seconds * 1000 > saleEnds;
}
