import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "Two or three products that fit side by side: use productCards.",
  accessibility: "Two labeled drop-downs and a link. Without script the products of all states are a list of links.",
};
