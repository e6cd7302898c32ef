/** What a page shows from the services behind it. */
export interface Traits {
  /** The prices to pay, as printed, in the page's order. */
  readonly prices: readonly string[];
  readonly banners: number;
}

/** A price in dollars, after "now" if another one is crossed out. */
const PRICE = /class="?cw-price-final[^$]*(\$[\d,.]+)/gu;
const BANNER = / data-banner=/gu;

/** Reads the prices and promotion banners of a page. */
export const readTraits = (html: string): Traits => ({
  prices: [...html.matchAll(PRICE)].map(([, price = ""]) => price),
  banners: html.match(BANNER)?.length ?? 0,
});

/** Whether a page has fewer prices, or fewer banners, than when all was well. */
export const missing = (now: Traits, well: Traits): { readonly price: boolean; readonly banner: boolean } => ({
  price: now.prices.length < well.prices.length,
  banner: now.banners < well.banners,
});
