import type { Content } from "@courseway/content-client";
import { articleCards, isEntryListings, listingFields } from "../shared/listing/fields.ts";

export const about = "A listing of articles as cards, with filters, page numbers and room for text at the side.";

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
