import type { Content } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { articleCards, isEntryListings, listingFields } from "../shared/listing/fields.ts";

export const about = "A listing of articles as cards, with filters, page numbers and room for text at the side.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "The blog's own articles: use entryListings. Cards with offers: use productCards.",
  accessibility:
    "Filters are named groups, and the number of articles left is announced. Page numbers are links, with the current one marked, so each page has its address.",
};

/**
 * What an editor sets on a career center.
 * [BL-careerCenter-010, BL-careerCenter-011, BL-careerCenter-012, BL-careerCenter-013]
 */
export const fields = {
  ...listingFields,
  isEntryListings: isEntryListings(false),
  careerCenterArticleCards: articleCards,
};

export type CareerCenterContent = Content<typeof fields>;
