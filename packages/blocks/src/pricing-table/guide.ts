import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "A single offer, or offers without anything to compare: use standAloneCta or bundle.",
  accessibility:
    "The comparison is a table with row and column headings. On phones the bundles are a list, and nothing scrolls sideways.",
};
