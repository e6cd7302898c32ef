import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { productCardsLoad, productCardsNodes, productCardsQuotes, productCardsView } from "./view.ts";
import { scheduleDialogs } from "../schedule/ScheduleDialog.tsx";
import { ProductCards } from "./ProductCards.tsx";

/** Courses as priced cards or tiles, with an optional filter. [BL-productCards-001] */
export const productCards = defineBlock({
  name: "productCards",
  about,
  fields,
  quotes: productCardsQuotes,
  load: productCardsLoad,
  view: productCardsView,
  component: ProductCards,
  dialogs: ({ cards, schedule }) =>
    scheduleDialogs(
      cards.map((card) => card.schedule),
      schedule,
    ),
  structuredData: productCardsNodes,
  examples,
  isInteractive: true,
  heading: "sectionTitle",
});
