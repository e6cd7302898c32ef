import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "forms",
  notFor: "Visitors whom an ambassador sent: use ambassadorReferral.",
  accessibility:
    "The dialog takes and returns the focus, and Escape closes it. A field's error shows next to it and as an alert; success is a status.",
};
