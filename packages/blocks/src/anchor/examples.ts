import type { BlockExamples } from "../define-block.ts";

export const examples: BlockExamples = {
  whole: { anchorName: "state-requirements" },
  withHash: { anchorName: "#exam-day" },
  withSpaces: { anchorName: "What you need" },
  nameOfAScript: { anchorName: "dataLayer" },
  empty: { anchorName: null },
};
