import { defineBlock } from "../define-block.ts";
import { Accordion } from "./Accordion.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { accordionFaq, accordionView } from "./view.ts";

/** Questions that open to show their answers, as native disclosure elements. [BL-accordion-001, A11Y-012] */
export const accordion = defineBlock({
  name: "accordion",
  about,
  fields,
  view: accordionView,
  component: Accordion,
  structuredData: ({ content }) => accordionFaq(content),
  examples,
});
