import type { BlockExamples } from "../define-block.ts";

/** The articles come from the site's featured articles. */
export const examples: BlockExamples = {
  whole: { componentTitle: "Read next" },
  withPlaceholders: { componentTitle: "More for {state} students on {categories}" },
  longTitle: {
    componentTitle:
      "What our instructors tell everybody who asks them where to begin, how long it takes and what it costs",
  },
  withoutTitle: { componentTitle: null },
};
