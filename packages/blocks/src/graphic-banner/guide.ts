import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Promotions of the whole site: the banners above the header show them on each page.",
  accessibility:
    "The time that is left is a timer, which screen readers read when asked and not at each second. Put no words into the picture: they cannot be read out or enlarged.",
};
