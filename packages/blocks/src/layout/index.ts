import { defineBlock } from "../define-block.ts";
import { pickerQuotes } from "../offer/picker/build-picker.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { Layout } from "./Layout.tsx";
import { layoutLoad, layoutView } from "./view.ts";

/** Text next to a picture or more text, with buttons, a dropdown and a card. [BL-layout-001] */
export const layout = defineBlock({
  name: "layout",
  about,
  fields,
  quotes: pickerQuotes,
  load: layoutLoad,
  view: layoutView,
  component: Layout,
  examples,
  isInteractive: true,
});
