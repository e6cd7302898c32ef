import { defineBlock } from "../define-block.ts";
import { AarpFaq } from "./AarpFaq.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { aarpFaqNodes, aarpFaqView } from "./view.ts";

/** The partner's FAQ, with answers that differ by state. [BL-aarpFaq-001] */
export const aarpFaq = defineBlock({
  name: "aarpFaq",
  about,
  fields,
  view: aarpFaqView,
  component: AarpFaq,
  examples,
  isInteractive: true,
  structuredData: aarpFaqNodes,
});
