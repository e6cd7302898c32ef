import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "Offers with prices: productCards shows them all at once.",
  accessibility:
    "Cards are a named list that scrolls by touch, wheel and arrow keys, and never by itself. Its arrows have names and announce both ends.",
};
