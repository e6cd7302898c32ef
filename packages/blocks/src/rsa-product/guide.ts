import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Brands or states that do not sell the roadside plan.",
  accessibility: "What is included is a list; the price after the free month stands in words beside the button.",
};
