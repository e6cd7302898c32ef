import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "notices",
  notFor: "Promotions of the whole site: use the banners above the header.",
  accessibility:
    "The countdown is a timer, which screen readers read on request, not each second. Put no text into the picture: it cannot be read out or enlarged.",
};
