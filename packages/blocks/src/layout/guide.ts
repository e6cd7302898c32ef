import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "The top of a page, which has its own blocks. Three texts side by side: use multiColumn.",
  accessibility:
    "On phones the text comes before the picture, as it is read out. Use the page's next heading level in the text.",
};
