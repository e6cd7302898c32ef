import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Visitors whom somebody referred: ambassadorReferral welcomes them.",
  accessibility:
    "The dialog takes the focus and gives it back, and Escape closes it. A field's fault is said beside the field and as an alert; success is a status.",
};
