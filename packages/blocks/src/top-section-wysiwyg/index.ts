import { defineBlock } from "../define-block.ts";
import { topSectionExamples } from "./examples.ts";
import { topSectionFragment } from "./fragment.ts";
import { topSectionLoad } from "./load.ts";
import { offerTimerChange } from "./offer-timer.ts";
import { topSectionSchema } from "./schema.ts";
import { TopSection } from "./TopSection.tsx";
import { topSectionQuotes, topSectionView } from "./view.ts";

/** The hero of a page, with price and one clear action. [BL-topSectionWysiwyg-001] */
export const topSectionWysiwyg = defineBlock({
  name: "topSectionWysiwyg",
  schema: topSectionSchema,
  fragment: topSectionFragment,
  quotes: topSectionQuotes,
  load: topSectionLoad,
  view: topSectionView,
  nextChange: offerTimerChange,
  component: TopSection,
  examples: topSectionExamples,
});
