import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Two buttons beside each other: layout holds several.",
  accessibility:
    "A link whose label must make sense by itself. The old price is said to be the old one; saving is said in words, not by color alone.",
};
