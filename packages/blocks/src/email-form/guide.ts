import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "forms",
  notFor: "A coupon for an address: use emailCapture. Sales questions: use hubspot.",
  accessibility:
    "Every field has a visible label and the browser's autofill. Errors show next to the field and as an alert.",
};
