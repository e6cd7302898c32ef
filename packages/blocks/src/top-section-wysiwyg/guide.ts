import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "The home page, which homeHero opens, and the middle of a page, where layout stands.",
  accessibility:
    "It holds the page's one main heading. Price, rating and countdown are said in words; dialogs take the focus and give it back; the film opens only when asked to.",
};
