import { type Content, text, toggle } from "@courseway/content-client";
import { pickerCta, pickerLabels, productTable } from "../offer/picker/fields.ts";

export const about =
  "A choice of state, then of product, with a button to the product. Any rich text of the page may show it by a shortcode. Not shown without products.";

/** What an editor sets on a product picker. [BL-productPicker-001, BL-productPicker-002, BL-productPicker-006, CH-002] */
export const fields = {
  pickerKey: text('The name by which a shortcode finds the picker: [productPicker key="…"]', "default"),
  productPickerHeading: text("The heading above the choices"),
  productPickerTable: productTable,
  ...pickerLabels,
  cta: pickerCta,
  hideStandaloneProductPicker: toggle("Shows the picker only where a text of the page holds its shortcode"),
};

export type ProductPickerContent = Content<typeof fields>;
