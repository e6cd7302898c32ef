import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "navigation",
  notFor: "Links to other pages: use standAloneCta.",
  accessibility: "It is a link; its arrow is not read out. Let the label name the destination, not the scrolling.",
};
