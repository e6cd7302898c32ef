import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "Courses that everybody buys alike: use a bundle or product cards.",
  accessibility:
    "States and delivery are named groups, the chosen bundle and its price are live regions, and the disabled button's reason describes it. Without script each state's courses are links.",
};
