/** How long a page is served before it is rendered again in the background, in seconds. */
export const DEFAULT_LIFE = 300;
/** The life of a page made from a last good copy or without prices, in seconds: soon tried again. */
export const FALLBACK_LIFE = 15;

/**
 * The life of a page in seconds: the default one, cut at the next moment that changes it.
 * @param nextChange epoch ms of the next promotion start or end the page renders, or null
 * @param now epoch ms
 */
export function pageLife(nextChange: number | null, now: number, life = DEFAULT_LIFE): number {
  if (nextChange === null || nextChange <= now) return life;
  return Math.max(1, Math.min(life, Math.ceil((nextChange - now) / 1000)));
}
