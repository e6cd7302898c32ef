import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Offers with prices: product cards show them all at once.",
  accessibility:
    "Cards are a list with a name that scrolls by touch, wheel and arrow keys. Its arrows have names and say at both ends that they lead no further. Nothing moves by itself.",
};
