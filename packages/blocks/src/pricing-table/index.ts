import { defineBlock } from "../define-block.ts";
import { scheduleDialogs } from "../schedule/ScheduleDialog.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { pricingTableLoad, pricingTableNodes, pricingTableQuotes, pricingTableView } from "./view.ts";
import { PricingTable } from "./PricingTable.tsx";

/** Bundles side by side with a comparison of what they include. [BL-pricingTable-002, BL-pricingTable-004] */
export const pricingTable = defineBlock({
  name: "pricingTable",
  about,
  fields,
  quotes: pricingTableQuotes,
  load: pricingTableLoad,
  view: pricingTableView,
  component: PricingTable,
  dialogs: ({ schedule }) => scheduleDialogs([], schedule),
  structuredData: pricingTableNodes,
  examples,
  isInteractive: true,
});
