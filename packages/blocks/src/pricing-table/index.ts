import { defineBlock } from "../define-block.ts";
import { pricingTableExamples } from "./examples.ts";
import { pricingTableFragment } from "./fragment.ts";
import { pricingTableLoad } from "./load.ts";
import { PricingTable } from "./PricingTable.tsx";
import { pricingTableSchema } from "./schema.ts";
import { pricingTableQuotes, pricingTableView } from "./view.ts";

/** Bundles side by side with a comparison of what they have. [BL-pricingTable-002, BL-pricingTable-004] */
export const pricingTable = defineBlock({
  name: "pricingTable",
  schema: pricingTableSchema,
  fragment: pricingTableFragment,
  quotes: pricingTableQuotes,
  load: pricingTableLoad,
  view: pricingTableView,
  component: PricingTable,
  examples: pricingTableExamples,
});
