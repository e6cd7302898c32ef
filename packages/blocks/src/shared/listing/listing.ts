/** Articles on one page of a listing. [BL-careerCenter-009, CN-005] */
export const LISTING_PAGE_SIZE = 10;

/** What a listing can be filtered by. */
export type FilterKey = "state" | "category";

/** What a listing must know of an article to filter it. */
export interface Filterable {
  readonly states: readonly string[];
  readonly categories: readonly string[];
}

/** The visitor's choices; an empty text is no choice. */
export type ListingSelection = Readonly<Record<FilterKey, string>>;

export const EMPTY_SELECTION: ListingSelection = { state: "", category: "" };

/** How many pages a number of articles fills, at least one. */
export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / LISTING_PAGE_SIZE));
}

/** The page that a `page` parameter selects: an integer from 1 to the count, else 1. [BL-careerCenter-002, BL-careerCenter-004] */
export function listingPage(parameter: string | null, count: number): number {
  const page = /^[1-9]\d*$/.test(parameter ?? "") ? Number(parameter) : 1;
  return page <= count ? page : 1;
}

/** The address of a page: page 1 has no parameter. [BL-careerCenter-003] */
export function pageHref(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}

/** The articles of one page, from 1. */
export function pageOf<Item>(items: readonly Item[], page: number): readonly Item[] {
  return items.slice((page - 1) * LISTING_PAGE_SIZE, page * LISTING_PAGE_SIZE);
}

/** The articles that match every choice; without a choice, all. [BL-careerCenter-008] */
export function matching<Item extends Filterable>(items: readonly Item[], chosen: ListingSelection): readonly Item[] {
  return items.filter(
    (item) =>
      (!chosen.state || item.states.includes(chosen.state)) &&
      (!chosen.category || item.categories.includes(chosen.category)),
  );
}
