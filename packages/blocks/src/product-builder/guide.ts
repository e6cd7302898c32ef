import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "Products without a choice of course or length: use productPicker or productCards.",
  accessibility:
    "Choices are labeled drop-downs and named groups; price and reason are live regions. Without script each course has its own link to the checkout.",
};
