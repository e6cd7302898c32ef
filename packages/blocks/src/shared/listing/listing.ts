/** Articles on one page of a listing. [BL-careerCenter-009, CN-005] */
export const LISTING_PAGE_SIZE = 10;

/** The keys that a listing can be filtered by. */
export type FilterKey = "state" | "category";

/** The data of an article that a listing filters by. */
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

/**
 * The parameters of the filters in the address. The checkout and other sites have their own `state`, so these names are
 * longer.
 */
const FILTER_PARAMETERS: Readonly<Record<FilterKey, string>> = { state: "articleState", category: "articleCategory" };

const FILTER_KEYS: readonly FilterKey[] = ["state", "category"];

/** The selection in an address: for each filter one of its options, else nothing. */
export function readSelection(
  search: string,
  filters: readonly { readonly key: FilterKey; readonly options: readonly string[] }[],
): ListingSelection {
  const query = new URLSearchParams(search);
  const chosen = filters.map(({ key, options }) => {
    const value = query.get(FILTER_PARAMETERS[key]) ?? "";
    return [key, options.includes(value) ? value : ""] as const;
  });
  return { ...EMPTY_SELECTION, ...Object.fromEntries(chosen) };
}

/**
 * The query of a page of a filtered listing. It keeps every other parameter, and page 1 has no `page` parameter.
 * [BL-careerCenter-003]
 */
export function listingQuery(search: string, chosen: ListingSelection, page: number): string {
  const query = new URLSearchParams(search);
  query.delete("page");
  for (const key of FILTER_KEYS) query.delete(FILTER_PARAMETERS[key]);
  for (const key of FILTER_KEYS) if (chosen[key] !== "") query.set(FILTER_PARAMETERS[key], chosen[key]);
  if (page !== 1) query.set("page", String(page));
  return query.size === 0 ? "" : `?${query}`;
}

/** The address of a page of the listing, with the filters if any are chosen. [BL-careerCenter-003] */
export const pageHref = (path: string, page: number, chosen = EMPTY_SELECTION): string =>
  `${path}${listingQuery("", chosen, page)}`;

/** The articles of one page, from 1. */
export function slicePage<Item>(items: readonly Item[], page: number): readonly Item[] {
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
