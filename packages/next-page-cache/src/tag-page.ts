import { unstable_cache } from "next/cache";
import { rememberListing } from "./listing-lengths.ts";
import { FALLBACK_LIFE, pageLife } from "./life.ts";
import { pageTag, routeTag, SITE_TAG, untilTag } from "./tags.ts";

/** What the page cache must know of a page. */
export interface PageTags {
  readonly slug: string;
  /** The path of its route, with slashes around it: the page's own, or that of a later page of its listing. */
  readonly route: string;
  /** Epoch ms of the next moment that changes the page, or null. */
  readonly nextChange: number | null;
  /** How many pages its listing has, 1 without one. */
  readonly listingPages: number;
  /** False for a page made from a last good copy, or without what a service or the list of pages owed it: it is tried again soon. */
  readonly isFresh: boolean;
  readonly now: number;
}

/**
 * Gives the page that is being rendered its tags and its life. Next derives both from the cached calls of a
 * render, so a call that does nothing else carries them.
 */
export async function tagPage({ slug, route, nextChange, listingPages, isFresh, now }: PageTags): Promise<void> {
  const tags = [SITE_TAG, pageTag(slug), routeTag(route), ...(nextChange === null ? [] : [untilTag(nextChange)])];
  const revalidate = pageLife(nextChange, now, isFresh ? undefined : FALLBACK_LIFE);
  rememberListing(slug, listingPages);
  await unstable_cache(() => Promise.resolve(now), ["page-tags", ...tags, String(revalidate)], { tags, revalidate })();
}
