import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "One product's or article's questions: use an accordion.",
  accessibility:
    "Each question is the summary of a details element and works without script. Screen readers hear a state's own answer when it replaces the general one.",
};
