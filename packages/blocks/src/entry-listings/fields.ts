import { articleEntries, type Content } from "@courseway/content-client";
import { articleCards, isEntryListings, listingFields } from "../shared/listing/fields.ts";

export const about =
  "A listing of the blog's articles, with filters by state and category, page numbers and room for text at the side. An editor's own cards follow the articles.";

/** What an editor sets on entry listings. [BL-careerCenter-012, BL-careerCenter-013, BL-entryListings-002] */
export const fields = {
  blogEntries: articleEntries("The articles, in this order; one without a slug or a title is left out"),
  ...listingFields,
  isEntryListings: isEntryListings(true),
  careerCenterArticleCards: articleCards,
};

export type EntryListingsContent = Content<typeof fields>;
