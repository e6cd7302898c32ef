import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor:
    "Questions of one product or article: an accordion holds those. It answers for the whole course, state by state.",
  accessibility:
    "Each question is the summary of a details element and works without script. Choosing a state says the state's own answer to screen readers when it takes the general one's place.",
};
