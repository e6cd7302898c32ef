import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "forms",
  notFor: "A newsletter: emailForm and emailCapture need no third party.",
  accessibility:
    "Steps are an ordered list with the current one marked, and the focus moves to the next step's first field. Without the vendor, text says how to write to us.",
};
