import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "navigation",
  notFor: "Two buttons side by side: use layout.",
  accessibility:
    "A link whose label must make sense by itself. The old price is announced as old, and savings are text, not only color.",
};
