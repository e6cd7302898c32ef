import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "More than one way on, or a price: layout and standAloneCta have room for these.",
  accessibility:
    "The button is a link; let its label make sense without the words around it. The picture needs an alternative text unless it only decorates.",
};
