/** What a page shows of the services behind it. */
export interface Traits {
  /** The prices to pay, as they read, in the page's order. */
  readonly prices: readonly string[];
  readonly banners: number;
}

/** A price in dollars, behind "now" where another one is struck out. */
const PRICE = /class="?cw-price-final[^$]*(\$[\d,.]+)/gu;
const BANNER = / data-banner=/gu;

/** Reads the prices and promotion banners of a page. */
export const readTraits = (html: string): Traits => ({
  prices: [...html.matchAll(PRICE)].map(([, price = ""]) => price),
  banners: html.match(BANNER)?.length ?? 0,
});

/** Which of them a page has fewer of than when all was well. */
export const missing = (now: Traits, well: Traits): { readonly price: boolean; readonly banner: boolean } => ({
  price: now.prices.length < well.prices.length,
  banner: now.banners < well.banners,
});
