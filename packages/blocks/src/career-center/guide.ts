import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "The blog's own articles: entryListings takes them by itself. Cards of offers: productCards.",
  accessibility:
    "Filters are groups with names; how many articles they leave is said. Page numbers are links, with the current one marked, so each page has its address.",
};
