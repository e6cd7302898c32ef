import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Reviews chosen by an editor: reviews shows those.",
  accessibility:
    "Its place keeps the height of the widget, so nothing jumps. Visitors who keep third parties away get the rating in words.",
};
