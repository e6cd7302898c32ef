import { defineBlock } from "../define-block.ts";
import { BundleBuilder } from "./BundleBuilder.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { bundleBuilderQuotes, bundleBuilderView } from "./view.ts";

/** A bundle of courses by states and delivery method. [BB-001] */
export const bundleBuilder = defineBlock({
  name: "bundleBuilder",
  about,
  fields,
  quotes: bundleBuilderQuotes,
  view: bundleBuilderView,
  component: BundleBuilder,
  examples,
  isInteractive: true,
});
