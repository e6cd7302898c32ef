import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { StandAloneCta } from "./StandAloneCta.tsx";
import { standAloneCtaNodes, standAloneCtaQuotes, standAloneCtaView } from "./view.ts";

/** One button by itself, with or without a price. [BL-standAloneCta-001] */
export const standAloneCta = defineBlock({
  name: "standAloneCta",
  about,
  fields,
  quotes: standAloneCtaQuotes,
  view: standAloneCtaView,
  component: StandAloneCta,
  structuredData: standAloneCtaNodes,
  examples,
  isInteractive: true,
});
