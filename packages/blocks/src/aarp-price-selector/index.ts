import { defineBlock } from "../define-block.ts";
import { AarpPriceSelector } from "./AarpPriceSelector.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { aarpPriceSelectorNodes, aarpPriceSelectorQuotes, aarpPriceSelectorView } from "./view.ts";

/** The price of the course in the visitor's state. [BL-aarpPriceSelector-001] */
export const aarpPriceSelector = defineBlock({
  name: "aarpPriceSelector",
  about,
  fields,
  quotes: aarpPriceSelectorQuotes,
  view: aarpPriceSelectorView,
  component: AarpPriceSelector,
  structuredData: aarpPriceSelectorNodes,
  examples,
  isInteractive: true,
});
