import { defineBlock } from "../define-block.ts";
import { pickerQuotes } from "../offer/picker/build-picker.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { ProductPicker } from "./ProductPicker.tsx";
import { productPickerView } from "./view.ts";

/** A choice of state and product, also available in texts as a shortcode. [BL-productPicker-001, CH-001] */
export const productPicker = defineBlock({
  name: "productPicker",
  about,
  fields,
  quotes: pickerQuotes,
  view: productPickerView,
  component: ProductPicker,
  examples,
  isInteractive: true,
  heading: "productPickerHeading",
});
