import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Pages with one product: topSectionWysiwyg sells it at once.",
  accessibility:
    "It holds the page's one main heading. The button is a link to the bundles, the countdown is a timer that interrupts nobody, and the film opens only when asked to.",
};
