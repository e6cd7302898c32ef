import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "Answers to three or four questions: an accordion is quicker and needs no third party.",
  accessibility:
    "The block is marked as busy while the help center loads. Visitors who refuse third parties get the phone number and address as text.",
};
