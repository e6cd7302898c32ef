import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "A single offer, and offers without anything to compare: standAloneCta or bundle.",
  accessibility:
    "The comparison is a table with row and column headings. On phones the bundles stand below one another as a list, and nothing scrolls sideways.",
};
