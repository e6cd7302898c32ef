import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "Short texts, which are not as tall as the picker: use productPicker.",
  accessibility:
    "The picker comes after the text for screen readers and Tab. On phones the banner opens it in a dialog that takes and returns the focus.",
};
