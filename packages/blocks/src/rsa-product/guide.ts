import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "Brands or states that do not sell the roadside plan.",
  accessibility: "What is included is a list; the price after the free month is in the text next to the button.",
};
