import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "One course: use standAloneCta. Bundles to compare: use pricingTable.",
  accessibility:
    "A list of articles; each course is a heading. The filter is a named group, stars are read as a figure, and old prices are announced as old.",
};
