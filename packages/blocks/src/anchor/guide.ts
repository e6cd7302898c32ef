import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "navigation",
  notFor: "Space between sections: blocks bring their own.",
  accessibility: "It is not read out. A link to it moves the reading position, so Tab continues from there.",
};
