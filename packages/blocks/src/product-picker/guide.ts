import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Two or three products that fit side by side: product cards show them at once.",
  accessibility:
    "Two drop-downs under labels and a link. Without script the products of all states stand as a list of links.",
};
