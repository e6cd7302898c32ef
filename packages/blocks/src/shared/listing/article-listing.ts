import type { BlockContext } from "../../define-block.ts";
import { getGround } from "../ground.ts";
import type { Article } from "./article.ts";
import type { ListingContent } from "./fields.ts";
import { type Filterable, type FilterKey, listingPage, pageCount } from "./listing.ts";

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

/** A listing, ready to render. */
export interface ArticleListingProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly sideHtml: string;
  readonly filters: readonly ListingFilter[];
  readonly articles: readonly Article[];
  readonly page: number;
  readonly path: string;
}

/**
 * The listing of articles with its title, side content, filters and current page; null without articles.
 * [BL-careerCenter-001, BL-careerCenter-002, BL-careerCenter-004]
 */
export function articleListing(
  content: ListingContent,
  articles: readonly Article[],
  { index, page }: BlockContext,
): ArticleListingProps | null {
  if (articles.length === 0) return null;
  return {
    ground: getGround(index),
    title: content.careerCenterTitle,
    sideHtml: content.careerCenterSideContent,
    filters: buildFilters(content, articles),
    articles,
    page: listingPage(page.listingPage, pageCount(articles.length)),
    path: page.path,
  };
}

/**
 * Entry listings have a state and a category filter, a career center has one by category.
 * [BL-careerCenter-001, BL-careerCenter-013, BL-entryListings-001]
 */
function buildFilters(content: ListingContent, articles: readonly Article[]): ListingFilter[] {
  const filters = content.isEntryListings
    ? [
        buildFilter("state", articles, { title: content.stateFilterTitle, allLabel: content.stateFilterDefaultLabel }),
        buildFilter("category", articles, {
          title: content.categoryFilterTitle,
          allLabel: content.categoryFilterDefaultLabel,
        }),
      ]
    : [buildFilter("category", articles, { title: content.filterTitle, allLabel: content.filterDefaultLabel })];
  return filters.filter((filter) => filter !== null);
}
