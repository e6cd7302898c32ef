import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { firstAnswers, tabFaq, tabComponentView } from "./view.ts";
import { TabComponent } from "./TabComponent.tsx";

/** Tabbed content with structured data for its questions. [BL-tabComponent-003, SEO-010, SEO-011] */
export const tabComponent = defineBlock({
  name: "tabComponent",
  about,
  fields,
  view: tabComponentView,
  component: TabComponent,
  examples,
  isInteractive: true,
  structuredData: tabFaq,
  metaDescription: firstAnswers,
});
