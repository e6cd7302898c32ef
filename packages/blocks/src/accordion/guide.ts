import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "Text that every visitor must read, such as prices, deadlines and terms: visitors skip closed answers.",
  accessibility:
    "Each question is the summary of a details element: Enter and Space open it, find-in-page works, and so does the block without script. A section's title is a heading.",
};
