import { linkRules, findState } from "@courseway/brand";
import type { ArticleEntry } from "@courseway/content-client";
import type { BlockContext, ViewInput } from "../define-block.ts";
import { cardLink } from "../shared/card-link.ts";
import { type Article, buildCardArticle, dateText, hasWords } from "../shared/listing/article.ts";
import { articleListing, type ArticleListingProps } from "../shared/listing/article-listing.ts";
import { pageCount } from "../shared/listing/listing.ts";
import { toPicture } from "../shared/picture.tsx";
import type { EntryListingsContent } from "./fields.ts";

/** The label of an article's link. [BL-careerCenter-011] */
const CTA_LABEL = "Read Full Article";

const shownEntries = ({ blogEntries }: EntryListingsContent) => blogEntries.filter(({ slug, title }) => slug && title);
const shownCards = ({ careerCenterArticleCards }: EntryListingsContent) => careerCenterArticleCards.filter(hasWords);

/** [BL-entryListings-001] */
export function entryListingsView({
  content,
  context,
}: ViewInput<EntryListingsContent, null>): ArticleListingProps | null {
  const entries = shownEntries(content).map((entry, index) => buildEntryArticle(entry, index, context));
  const cards = shownCards(content).map((card, index) => buildCardArticle(card, entries.length + index, context));
  return articleListing(content, [...entries, ...cards], context);
}

/** How many pages the articles fill. [BL-careerCenter-004, BL-careerCenter-009] */
export const entryListingsPages = (content: EntryListingsContent): number =>
  pageCount(shownEntries(content).length + shownCards(content).length);

/** An article from its own page's data. Its state shows by name, even from an abbreviation. [BL-entryListings-002] */
function buildEntryArticle(entry: ArticleEntry, index: number, { brand, index: block }: BlockContext): Article {
  const { slug, title, pageState } = entry;
  const state = findState(pageState)?.name ?? null;
  return {
    id: `${block}-${index}`,
    picture: toPicture(entry.featuredEntryImage ?? entry.ogImage, block + index),
    heading: title,
    html: entry.blogSummary ?? "",
    link: cardLink(slug, linkRules(brand)),
    title,
    ctaLabel: CTA_LABEL,
    dateText: dateText(entry.dateCreated, brand),
    states: state ? [state] : [],
    categories: entry.blogCategories.map((category) => category.title).filter(Boolean),
  };
}
