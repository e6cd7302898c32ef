import type { ServerResponse } from "node:http";
import type { Entry } from "./entry.ts";
import { findUntil } from "./tags.ts";

/** How long a page is served before it is rendered again in the background, in seconds. */
export const DEFAULT_LIFE = 300;
/** The life of a page made from a last good copy or without prices, in seconds: soon tried again. */
export const FALLBACK_LIFE = 15;
/** How long a CDN may keep a page, in seconds. It is short, because such a CDN does not hear of publishes. */
export const SHARED_LIFE = 60;
/**
 * The life of a page in seconds: the default one, cut at the next moment that changes it.
 * @param nextChange epoch ms of the next promotion start or end the page renders, or null
 * @param now epoch ms
 */
export function pageLife(nextChange: number | null, now: number, life = DEFAULT_LIFE): number {
  if (nextChange === null || nextChange <= now) return life;
  return Math.max(1, Math.min(life, Math.ceil((nextChange - now) / 1000)));
}

/** More pages than one process keeps; what is known of each is small. */
export const MOST_PAGES = 50_000;

/** For how long caches outside may keep a page. */
export interface OutsideLife {
  /** From the moment at which it is sent. */
  readonly seconds: number;
  /** The page's next change, beyond which nobody may keep it, epoch ms; null for none. */
  readonly until: number | null;
}

/**
 * A page that was made of less than it should have been has its own short life. Where a CDN hears of publishes it may keep
 * all others longer than a render counts as new here; their next change ends both.
 *
 * @param longest seconds that caches outside may keep a page
 */
export function outsideLife(
  { tags, cacheControl }: Pick<Entry, "tags" | "cacheControl">,
  longest = SHARED_LIFE,
): OutsideLife {
  const life = cacheControl?.revalidate;
  const isShort = typeof life === "number" && (life <= FALLBACK_LIFE || longest <= SHARED_LIFE);
  return { seconds: isShort ? Math.min(life, longest) : longest, until: findUntil(tags) };
}

/** The header in which a cached page carries this. */
const PAGE_LIFE = "x-courseway-page-life";

/** The header with which a page goes into the cache. */
export const lifeHeader = ({ seconds, until }: OutsideLife): Readonly<Record<string, string>> => ({
  [PAGE_LIFE]: until === null ? `${seconds}` : `${seconds} ${until}`,
});

/** What an answer with a page tells caches outside, at the moment `now` (epoch ms). They count whole seconds. */
export function sharedPage({ seconds, until }: OutsideLife, now: number): string {
  const left = until === null ? seconds : Math.min(seconds, Math.floor((until - now) / 1000));
  return `public, max-age=0, s-maxage=${Math.max(0, left)}`;
}

/** What the proxy says of a page for everybody. It cannot know which one will be sent, and until when that is true. */
export const SHARED_PAGE = "public, max-age=0, s-maxage=0";

type Answer = Pick<ServerResponse, "getHeader" | "setHeader" | "removeHeader">;

/** Has an answer say how long the page that it carries may be kept, where the proxy lets it be kept. */
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
