import type { ServerResponse } from "node:http";
import type { Entry } from "./entry.ts";
import { findUntil } from "./tags.ts";

/** How long a page is served before it is rendered again in the background, in seconds. */
export const DEFAULT_LIFE = 300;
/** The time to live of a page from a last good copy or without prices, in seconds. Short, so that it is soon rendered again. */
export const FALLBACK_LIFE = 15;
/** How long a CDN may store a page, in seconds. Short, because this CDN is not purged on publish. */
export const SHARED_LIFE = 60;
/**
 * The time to live of a page in seconds: the default, or shorter if the page changes sooner.
 * @param nextChange when a promotion on the page next starts or ends (epoch ms), or null
 * @param now epoch ms
 */
export function pageLife(nextChange: number | null, now: number, life = DEFAULT_LIFE): number {
  if (nextChange === null || nextChange <= now) return life;
  return Math.max(1, Math.min(life, Math.ceil((nextChange - now) / 1000)));
}

/** More pages than one process stores; the records are small. */
export const MOST_PAGES = 50_000;

/** How long outside caches may store a page. */
export interface OutsideLife {
  /** Seconds from the moment of sending. */
  readonly seconds: number;
  /** The page's next change (epoch ms), after which no cache may store it; null for none. */
  readonly until: number | null;
}

/**
 * How long outside caches may store a page. An incomplete page has a short time. A CDN that is purged on publish may store all others
 * longer than a render is fresh here, but not beyond their next change.
 *
 * @param longest the maximum for outside caches, in seconds
 */
export function outsideLife(
  { tags, cacheControl }: Pick<Entry, "tags" | "cacheControl">,
  longest = SHARED_LIFE,
): OutsideLife {
  const life = cacheControl?.revalidate;
  const isShort = typeof life === "number" && (life <= FALLBACK_LIFE || longest <= SHARED_LIFE);
  return { seconds: isShort ? Math.min(life, longest) : longest, until: findUntil(tags) };
}

/** The header with this in a cached page. */
const PAGE_LIFE = "x-courseway-page-life";

/** The header of a page that enters the cache. */
export const lifeHeader = ({ seconds, until }: OutsideLife): Readonly<Record<string, string>> => ({
  [PAGE_LIFE]: until === null ? `${seconds}` : `${seconds} ${until}`,
});

/** The `cache-control` for outside caches at the moment `now` (epoch ms). They count whole seconds. */
export function sharedPage({ seconds, until }: OutsideLife, now: number): string {
  const left = until === null ? seconds : Math.min(seconds, Math.floor((until - now) / 1000));
  return `public, max-age=0, s-maxage=${Math.max(0, left)}`;
}

/** The proxy's header for a public page. The proxy does not know the page's version and its next change. */
export const SHARED_PAGE = "public, max-age=0, s-maxage=0";

type Answer = Pick<ServerResponse, "getHeader" | "setHeader" | "removeHeader">;

/** Sets how long caches may store the response's page, if the proxy allows caching. */
export function completeLife(answer: Answer, now: number): void {
  const life = answer.getHeader(PAGE_LIFE);
  if (typeof life !== "string") return;
  answer.removeHeader(PAGE_LIFE);
  if (answer.getHeader("cache-control") !== SHARED_PAGE) return;
  const [seconds, until] = life.split(" ");
  answer.setHeader(
    "cache-control",
    sharedPage({ seconds: Number(seconds), until: until === undefined ? null : Number(until) }, now),
  );
}
