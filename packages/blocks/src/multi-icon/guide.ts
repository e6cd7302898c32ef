import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Pictures that need explanation: resources and layout have words beside them.",
  accessibility: "A list of pictures, each with its alternative text: a logo's is the name of whom it stands for.",
};
