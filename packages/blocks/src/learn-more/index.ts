import { defineBlock } from "../define-block.ts";
import { learnMoreExamples } from "./examples.ts";
import { learnMoreFragment } from "./fragment.ts";
import { LearnMore } from "./LearnMore.tsx";
import { learnMoreSchema } from "./schema.ts";
import { learnMoreView } from "./view.ts";

/** A picture, a few words and one way on. [BL-learnMore-002] */
export const learnMore = defineBlock({
  name: "learnMore",
  schema: learnMoreSchema,
  fragment: learnMoreFragment,
  view: learnMoreView,
  component: LearnMore,
  examples: learnMoreExamples,
});
