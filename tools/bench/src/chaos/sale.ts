import type { Traits } from "./traits.ts";

/** What one page shows while all is well. */
export interface WellPage {
  readonly duringSale: Traits;
  readonly afterSale: Traits;
}

/** When an answer was asked for and was there, in epoch ms. */
interface Asked {
  readonly began: number;
  readonly ended: number;
}

/** Whether the shown prices are some of these, in their order: one that could not be had is left out. */
function isPartOf(shown: readonly string[], all: readonly string[]): boolean {
  let next = 0;
  for (const price of all) if (price === shown[next]) next += 1;
  return next === shown.length;
}

/**
 * Whether a page shows a price that nobody is asked to pay at that moment: one of the sale in an answer that was asked for
 * after its end, one without it in an answer that was there before, a mixture, or another one.
 */
export function isWrong({ prices }: Traits, { began, ended }: Asked, well: WellPage, saleEnds: number): boolean {
  const isRight =
    (began < saleEnds && isPartOf(prices, well.duringSale.prices)) ||
    (ended >= saleEnds && isPartOf(prices, well.afterSale.prices));
  return !isRight;
}

/** Whether caches may keep an answer of the sale's time longer than the sale lasts. */
export function outlivesSale(cacheControl: string, { began, ended }: Asked, saleEnds: number): boolean {
  const seconds = Number(/s-maxage=(\d+)/u.exec(cacheControl)?.[1] ?? 0);
  return ended < saleEnds && began + seconds * 1000 > saleEnds;
}
