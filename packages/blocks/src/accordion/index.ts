import { defineBlock } from "../define-block.ts";
import { Accordion } from "./Accordion.tsx";
import { accordionExamples } from "./examples.ts";
import { accordionFragment } from "./fragment.ts";
import { accordionSchema } from "./schema.ts";
import { accordionView } from "./view.ts";

/** Questions that open on their answers, as native disclosure elements. [BL-accordion-001, A11Y-012] */
export const accordion = defineBlock({
  name: "accordion",
  schema: accordionSchema,
  fragment: accordionFragment,
  view: accordionView,
  component: Accordion,
  examples: accordionExamples,
});
