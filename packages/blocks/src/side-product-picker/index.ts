import { defineBlock } from "../define-block.ts";
import { pickerQuotes } from "../offer/picker/build-picker.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { SideProductPicker } from "./SideProductPicker.tsx";
import { sideProductPickerView } from "./view.ts";

/** A product picker next to text. [BL-sideProductPicker-001] */
export const sideProductPicker = defineBlock({
  name: "sideProductPicker",
  about,
  fields,
  quotes: pickerQuotes,
  view: sideProductPickerView,
  component: SideProductPicker,
  examples,
  isInteractive: true,
});
