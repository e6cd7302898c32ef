import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Words that every visitor must read, such as prices, deadlines and terms: what is closed is skipped.",
  accessibility:
    "Each question is the summary of a details element: Enter and Space open it, browsers find words inside it, and it works without script. A section's title is a heading.",
};
