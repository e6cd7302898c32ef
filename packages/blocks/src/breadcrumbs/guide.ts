import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "navigation",
  notFor: "The home page, and pages directly below it.",
  accessibility: "A named navigation with an ordered list; the page itself is marked as current and is not a link.",
};
