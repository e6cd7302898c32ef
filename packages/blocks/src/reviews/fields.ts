import { asset, color, type Content, number, optionalChoice, rows, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const REVIEW_TYPES = ["cards", "slider", "columns", "columnsType2", "stars", "single"] as const;

export const about =
  "Student reviews in one of six layouts. Without reviews of its own it shows samples, marked as such.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "proof",
  notFor: "The brand's rating at Trustpilot: use trustpilot. Invented reviews.",
  accessibility:
    "Each review is a quotation with its author; stars are read as a figure. The slider scrolls by touch, wheel and arrow keys, and never by itself.",
};

/** What an editor sets on reviews. [BL-reviews-001, BL-reviews-004] */
export const fields = {
  reviewType: optionalChoice("The layout; without one the block is not shown", REVIEW_TYPES),
  reviewTitle: text("The heading above the reviews"),
  backgroundImage: asset("A picture behind the block", { shownPx: 1280 }),
  backgroundColor: color("A color behind the block"),
  textColor: color("The color of the words"),
  styles: text("CSS classes of the block"),
  reviewList: rows("The brand's own reviews, in this order, instead of the built-in samples", {
    review: {
      reviewText: text("What the student wrote; a review without it is left out"),
      reviewerName: text("Who wrote it"),
      reviewerDetail: text("A few words on the writer, such as the state"),
      reviewRating: number("Stars from 1 to 5; without it there are no stars"),
      isSample: toggle("Marks the review as a sample, to be replaced before the brand goes live"),
    },
  }),
};

export type ReviewsContent = Content<typeof fields>;
export type ReviewType = (typeof REVIEW_TYPES)[number];
