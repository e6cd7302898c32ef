import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "The home page, and pages that hang directly below it.",
  accessibility:
    "A navigation of its own name around an ordered list; the page itself is marked as current and is no link.",
};
