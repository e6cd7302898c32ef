import type { Filterable, FilterKey } from "./listing.ts";

/** One filter as the listing shows it. */
export interface ListingFilter {
  readonly key: FilterKey;
  readonly title: string;
  /** The label for no choice. */
  readonly allLabel: string;
  /** The values that occur among the articles, in alphabetical order. */
  readonly options: readonly string[];
}

/** A filter over the values that occur; null if there is nothing to choose between. */
export function buildFilter(
  key: FilterKey,
  articles: readonly Filterable[],
  { title, allLabel }: { readonly title: string; readonly allLabel: string },
): ListingFilter | null {
  const values = articles.flatMap((article) => (key === "state" ? article.states : article.categories));
  const options = [...new Set(values)].sort((a, b) => a.localeCompare(b, "en"));
  return options.length > 1 ? { key, title, allLabel, options } : null;
}
