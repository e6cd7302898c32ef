import { LRUCache } from "lru-cache";
import { processState } from "../process-state.ts";

/** How long a page is served before it is rendered again in the background, in seconds. */
export const DEFAULT_LIFE = 300;
/** The life of a page made from a last good copy or without prices, in seconds: soon tried again. */
export const FALLBACK_LIFE = 15;
/** How long a CDN may keep a page, in seconds: short, because a publish cannot reach it. */
export const SHARED_LIFE = 60;
/** For a page whose next change this process does not know yet, in seconds. */
const UNKNOWN_LIFE = 1;

/**
 * The life of a page in seconds: the default one, cut at the next moment that changes it.
 * @param nextChange epoch ms of the next promotion start or end the page renders, or null
 * @param now epoch ms
 */
export function pageLife(nextChange: number | null, now: number, life = DEFAULT_LIFE): number {
  if (nextChange === null || nextChange <= now) return life;
  return Math.max(1, Math.min(life, Math.ceil((nextChange - now) / 1000)));
}

/** What this process knows of a page that was rendered, here or by another replica. */
export interface RenderedPage {
  /** When the page changes by itself, epoch ms, or null for never. */
  readonly nextChange: number | null;
  /** How many pages its listing has, 1 without one; null where another replica rendered it. */
  readonly listingPages: number | null;
}

/** More pages than one process keeps; what is known of each is small. */
export const MOST_PAGES = 50_000;

const rendered = processState("rendered-pages", () => new LRUCache<string, RenderedPage>({ max: MOST_PAGES }));

/** Remembers a page that was just rendered. */
export const rememberPage = (slug: string, page: RenderedPage): void => void rendered.set(slug, page);

/** How many pages the page's listing has, null where that is not known yet. */
export const knownListingPages = (slug: string): number | null => rendered.get(slug)?.listingPages ?? null;

/** For how many seconds from `now` a cache outside may serve a page: never beyond its next change. */
export function sharedLife(slug: string, now: number): number {
  const known = rendered.get(slug);
  return known === undefined ? UNKNOWN_LIFE : pageLife(known.nextChange, now, SHARED_LIFE);
}
