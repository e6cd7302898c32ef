import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "A page about one state: a call to action with a price says it without a choice.",
  accessibility:
    "On phones the choice is the platform's own drop-down; on larger screens a button opens a list that arrow keys move in and Escape closes. The card with the price is a live region, so a new price is said. Without script every state's card stands open.",
};
