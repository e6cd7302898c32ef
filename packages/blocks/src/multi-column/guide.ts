import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "Tables of figures, and text that must be read in one go.",
  accessibility:
    "Columns are read from left to right and stack on phones. Text that opens a dialog is a button; the dialog takes and returns the focus.",
};
