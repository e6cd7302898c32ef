import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "One course: standAloneCta. Bundles to compare: pricingTable.",
  accessibility:
    "A list of articles, each course a heading. The filter is a group of choices with a name, and stars are said as a figure. Old prices are said to be old.",
};
