import { LRUCache } from "lru-cache";
import { processState } from "@courseway/observability/process-state";

/** More pages than a site has. */
const MOST_LISTINGS = 50_000;

const lengths = processState("listing-lengths", () => new LRUCache<string, number>({ max: MOST_LISTINGS }));

/** Remembers how many pages the listing of a page has that was just rendered, 1 without one. */
export const rememberListing = (slug: string, pages: number): void => void lengths.set(slug, pages);

/** How many pages the page's listing has, null where that is not known. */
export const knownListingPages = (slug: string): number | null => lengths.get(slug) ?? null;

/** Something was published: the listing of the page, or every one (null), may have another length. */
export function forgetListing(slug: string | null): void {
  if (slug === null) lengths.clear();
  else lengths.delete(slug);
}
