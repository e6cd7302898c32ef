import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { MultiColumn } from "./MultiColumn.tsx";
import { multiColumnView } from "./view.ts";

/** Text in columns side by side, with dropdowns. [BL-multiColumn-001] */
export const multiColumn = defineBlock({
  name: "multiColumn",
  about,
  fields,
  view: multiColumnView,
  component: MultiColumn,
  examples,
  isInteractive: true,
});
