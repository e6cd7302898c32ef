import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "A page that asks for an email address already: one form a page is enough.",
  accessibility:
    "Every field has its label in sight, faults are said beside the field, and success takes the form's place as a status.",
};
