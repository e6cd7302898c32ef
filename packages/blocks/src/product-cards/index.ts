import { defineBlock } from "../define-block.ts";
import { productCardsExamples } from "./examples.ts";
import { productCardsFragment } from "./fragment.ts";
import { productCardsLoad } from "./load.ts";
import { ProductCards } from "./ProductCards.tsx";
import { productCardsSchema } from "./schema.ts";
import { productCardsQuotes, productCardsView } from "./view.ts";

/** Courses as priced cards or tiles, with an optional filter. [BL-productCards-001] */
export const productCards = defineBlock({
  name: "productCards",
  schema: productCardsSchema,
  fragment: productCardsFragment,
  quotes: productCardsQuotes,
  load: productCardsLoad,
  view: productCardsView,
  component: ProductCards,
  examples: productCardsExamples,
});
