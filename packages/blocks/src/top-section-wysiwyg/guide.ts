import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "heroes",
  notFor: "The home page: use homeHero. The middle of a page: use layout.",
  accessibility:
    "It has the page's one main heading. Price, rating and countdown are text, dialogs take and return the focus, and the film opens only on request.",
};
