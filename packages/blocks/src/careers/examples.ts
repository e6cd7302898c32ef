import type { BlockExamples } from "../define-block.ts";

/** The jobs come from the host's job board, so an example sets only the text around them. */
export const examples: BlockExamples = {
  whole: {
    careersTitle: "Come build better courses with us",
    careersContent:
      "<p>We are teachers, writers and engineers in eleven states. Most of our work is remote, and all of it ends with somebody passing an exam.</p>",
  },
  defaults: { careersTitle: null, careersContent: null },
};
