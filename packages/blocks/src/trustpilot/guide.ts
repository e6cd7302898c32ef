import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "proof",
  notFor: "Reviews chosen by an editor: use reviews.",
  accessibility:
    "The widget's height is reserved, so nothing jumps. Visitors who refuse third parties get the rating as text.",
};
