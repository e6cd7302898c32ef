import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "A page about one state: use a call to action with a price.",
  accessibility:
    "Phones use the platform's drop-down; on larger screens a button opens a list for arrow keys, which Escape closes. The price card is a live region. Without script every state's card is open.",
};
