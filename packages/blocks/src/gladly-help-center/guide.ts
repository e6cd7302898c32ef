import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Answers to three or four questions: an accordion is quicker and needs no third party.",
  accessibility:
    "The place is busy while the help center loads. Visitors who keep third parties away get the phone number and address in words.",
};
