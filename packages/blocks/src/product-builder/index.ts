import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { ProductBuilder } from "./ProductBuilder.tsx";
import { productBuilderQuotes, productBuilderView } from "./view.ts";

/** A study plan by state, course and duration. [SB-001] */
export const productBuilder = defineBlock({
  name: "productBuilder",
  about,
  fields,
  quotes: productBuilderQuotes,
  view: productBuilderView,
  component: ProductBuilder,
  examples,
  isInteractive: true,
});
