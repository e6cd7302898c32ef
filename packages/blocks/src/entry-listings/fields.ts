import { articleEntries, type Content } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { articleCards, isEntryListings, listingFields } from "../shared/listing/fields.ts";

export const about =
  "A listing of the blog's articles, with filters by state and category, page numbers and room for text at the side. An editor's own cards follow the articles.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "Three articles among other content: use featuredArticle.",
  accessibility:
    "Filters are named groups, and the number of articles left is announced. Page numbers are links, with the current one marked, so each page has its address.",
};

/** What an editor sets on entry listings. [BL-careerCenter-012, BL-careerCenter-013, BL-entryListings-002] */
export const fields = {
  blogEntries: articleEntries("The articles, in this order; one without a slug or a title is left out"),
  ...listingFields,
  isEntryListings: isEntryListings(true),
  careerCenterArticleCards: articleCards,
};

export type EntryListingsContent = Content<typeof fields>;
