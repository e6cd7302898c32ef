import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "heroes",
  notFor: "Pages with one product: use topSectionWysiwyg.",
  accessibility:
    "It has the page's one main heading. The button is a link to the bundles, the countdown is a timer that interrupts nobody, and the film opens only on request.",
};
