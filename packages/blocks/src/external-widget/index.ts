import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { ExternalWidget } from "./ExternalWidget.tsx";
import { about, fields } from "./fields.ts";
import { externalWidgetView } from "./view.ts";

/** A quiz of a third party. [BL-externalWidget-001] */
export const externalWidget = defineBlock({
  name: "externalWidget",
  about,
  fields,
  view: externalWidgetView,
  component: ExternalWidget,
  examples,
  isInteractive: true,
});
