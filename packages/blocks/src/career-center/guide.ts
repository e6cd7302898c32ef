import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "The blog's own articles: use entryListings. Cards with offers: use productCards.",
  accessibility:
    "Filters are named groups, and the number of articles left is announced. Page numbers are links, with the current one marked, so each page has its address.",
};
