import { defineBlock } from "../define-block.ts";
import { scheduleDialogs } from "../schedule/ScheduleDialog.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { topSectionLoad, topSectionQuotes, topSectionView } from "./view.ts";
import { offerTimerChange } from "./price-view.ts";
import { TopSection } from "./TopSection.tsx";
import { topSectionNodes } from "./nodes.ts";

/** The hero of a page, with price and one clear action. [BL-topSectionWysiwyg-001] */
export const topSectionWysiwyg = defineBlock({
  name: "topSectionWysiwyg",
  about,
  fields,
  quotes: topSectionQuotes,
  load: topSectionLoad,
  view: topSectionView,
  nextChange: offerTimerChange,
  component: TopSection,
  dialogs: ({ schedule }) => scheduleDialogs([schedule]),
  structuredData: topSectionNodes,
  examples,
  isInteractive: true,
  heading: "sectionTitle",
});
