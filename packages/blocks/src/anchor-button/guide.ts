import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Ways to other pages: standAloneCta leads there.",
  accessibility:
    "It is a link, whose arrow is not read out. Let the label name what visitors arrive at, not that they scroll.",
};
