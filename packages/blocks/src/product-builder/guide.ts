import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Products without a choice of course or length: productPicker or product cards.",
  accessibility:
    "Choices are drop-downs under labels and groups with names; price and reason are live regions. Without script each course has its own link to the checkout.",
};
