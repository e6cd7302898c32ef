import type { BlockExamples } from "../define-block.ts";

const whole = { showGladlyHelpCenter: true, gladlyBrandId: null };

export const examples: BlockExamples = {
  whole,
  otherBrand: { ...whole, gladlyBrandId: "family" },
  hidden: { ...whole, showGladlyHelpCenter: false },
};
