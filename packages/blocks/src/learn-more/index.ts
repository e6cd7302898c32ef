import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { LearnMore } from "./LearnMore.tsx";
import { learnMoreView } from "./view.ts";

/** A picture, a short text and one button. [BL-learnMore-002] */
export const learnMore = defineBlock({
  name: "learnMore",
  about,
  fields,
  view: learnMoreView,
  component: LearnMore,
  examples,
});
