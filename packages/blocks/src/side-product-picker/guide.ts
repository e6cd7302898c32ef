import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Short texts: the picker beside them is then taller than the words. productPicker stands alone.",
  accessibility:
    "The picker comes after the words for screen readers and by Tab. On phones the banner opens it in a dialog that takes the focus and gives it back.",
};
