import { LRUCache } from "lru-cache";
import { processState } from "@courseway/observability/process-state";

/** More than the pages of any site. */
const MOST_LISTINGS = 50_000;

const lengths = processState("listing-lengths", () => new LRUCache<string, number>({ max: MOST_LISTINGS }));

/** Stores the number of pages of a rendered page's listing; 1 without a listing. */
export const rememberListing = (slug: string, pages: number): void => void lengths.set(slug, pages);

/** The number of pages of a page's listing; null if unknown. */
export const getListingPages = (slug: string): number | null => lengths.get(slug) ?? null;

/** After a publish: forgets the number of the page's listing, or of all (null). */
export function forgetListing(slug: string | null): void {
  if (slug === null) lengths.clear();
  else lengths.delete(slug);
}
