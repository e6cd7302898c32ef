import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "proof",
  notFor: "Pictures that need explanation: use resources or layout.",
  accessibility: "A list of pictures with alternative texts. A logo's is the name of its owner.",
};
