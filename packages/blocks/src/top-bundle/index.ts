import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { topBundleLoad, topBundleNodes, topBundleQuotes, topBundleView } from "./view.ts";
import { TopBundle } from "./TopBundle.tsx";

/** The hero of a page with bundles. [BL-topBundle-001] */
export const topBundle = defineBlock({
  name: "topBundle",
  about,
  fields,
  quotes: topBundleQuotes,
  load: topBundleLoad,
  view: topBundleView,
  component: TopBundle,
  structuredData: topBundleNodes,
  examples,
  isInteractive: true,
  heading: "topProductTitle",
});
