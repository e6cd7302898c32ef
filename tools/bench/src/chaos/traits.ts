/** What a page shows of the services behind it. */
export interface Traits {
  readonly prices: number;
  readonly banners: number;
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

/** Counts the prices and promotion banners of a page. */
export const traitsOf = (html: string): Traits => ({
  prices: count(html, /class="?cw-price-final/gu),
  banners: count(html, / data-banner=/gu),
});

/** Which of them a page has fewer of than when all was well. */
export const missing = (now: Traits, well: Traits): { readonly price: boolean; readonly banner: boolean } => ({
  price: now.prices < well.prices,
  banner: now.banners < well.banners,
});
