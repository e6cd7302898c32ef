import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "The top of a page, which has blocks of its own, or three texts side by side: multiColumn.",
  accessibility:
    "On phones words come before the picture, as they are read out. Give headings in the text the page's next level.",
};
