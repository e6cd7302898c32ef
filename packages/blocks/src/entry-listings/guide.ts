import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "Three articles among other content: use featuredArticle.",
  accessibility:
    "Filters are named groups, and the number of articles left is announced. Page numbers are links, with the current one marked, so each page has its address.",
};
