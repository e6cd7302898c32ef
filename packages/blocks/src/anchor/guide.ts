import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Space between sections: blocks bring their own.",
  accessibility: "It is not read out. A link to it moves the reading place too, so Tab goes on from here.",
};
