import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Tables of figures, and texts that must be read in one go: columns are read one after the other.",
  accessibility:
    "Columns are read from left to right and stand below one another on phones. Words that open a dialog are buttons; the dialog takes the focus and gives it back.",
};
