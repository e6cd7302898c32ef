import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "navigation",
  notFor: "More than one button, or a price: use layout or standAloneCta.",
  accessibility:
    "The button is a link whose label must make sense by itself. The picture needs an alternative text unless it only decorates.",
};
