import { defineBlock } from "../define-block.ts";
import { scheduleDialogs } from "../schedule/ScheduleDialog.tsx";
import { Bundle } from "./Bundle.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { bundleLoad, pricingBundleNodes, pricingBundleQuotes, pricingBundleView } from "./view.ts";

/** Bundles side by side, each above an accordion of its features. [BL-bundle-001, BL-bundle-003] */
export const bundle = defineBlock({
  name: "bundle",
  about,
  fields,
  quotes: pricingBundleQuotes,
  load: bundleLoad,
  view: pricingBundleView,
  component: Bundle,
  dialogs: ({ schedule }) => scheduleDialogs([], schedule),
  structuredData: pricingBundleNodes,
  examples,
  isInteractive: true,
});
