import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Courses that everybody buys alike: a bundle or product cards take one click.",
  accessibility:
    "States and delivery are groups with names, the chosen bundle and its price are live regions, and the disabled button is described by its reason. Without script each state's courses stand as links.",
};
