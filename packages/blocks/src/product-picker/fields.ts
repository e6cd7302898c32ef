import { type Content, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { pickerCta, pickerLabels, productTable } from "../offer/picker/fields.ts";

export const about =
  "A choice of state, then of product, with a button to the product. Any rich text of the page may show it by a shortcode. Not shown without products.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "Two or three products that fit side by side: use productCards.",
  accessibility: "Two labeled drop-downs and a link. Without script the products of all states are a list of links.",
};

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
