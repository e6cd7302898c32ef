import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Giving a coupon for an address: emailCapture does. Sales questions: hubspot.",
  accessibility:
    "Every field has its label in sight and the browser's own autofill. Faults are said beside the field and as an alert.",
};
