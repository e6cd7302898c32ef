import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "A newsletter: emailForm and emailCapture need no third party.",
  accessibility:
    "Steps are an ordered list with the current one marked; the focus goes to the next step's first field. Without the vendor, words say how to write to us.",
};
