import {
  choice,
  color,
  type Content,
  fieldsSchema,
  firstRow,
  html,
  mapped,
  text,
  toggle,
} from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { BUTTON_STYLES, buttonLook } from "../shared/button-fields.ts";
import { pickerCta, pickerLabels, productTable } from "../offer/picker/fields.ts";

export const about =
  "Text with a product picker at the side that stays in view. On small screens a banner may open the picker in a dialog.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "Short texts, which are not as tall as the picker: use productPicker.",
  accessibility:
    "The picker comes after the text for screen readers and Tab. On phones the banner opens it in a dialog that takes and returns the focus.",
};

const pickerFields = {
  productCategory: text("The category of the products, in small letters above the heading"),
  productPickerHeading: text("The heading of the picker"),
  ctaLabel: text("The label of the picker's button, instead of its own"),
  ctaType: choice("How strong the picker's button looks", BUTTON_STYLES, "primary"),
  ...buttonLook,
  styles: text("Classes of the picker, for styles of the page's own"),
  backgroundColor: color("The picker's background"),
};

const bannerFields = {
  displayMobileBanner: toggle("On small screens a banner opens the picker in a dialog"),
  bannerText: text("What the banner says", "Interested in a real estate career?"),
  ctaLabel: text("What the banner's button says", "Find My Course"),
  ctaType: choice("How strong the banner's button looks", BUTTON_STYLES, "primary"),
  ...buttonLook,
  styles: text("Classes of the banner, for styles of the page's own"),
  backgroundColor: color("The banner's background"),
};

const NO_PICKER = fieldsSchema(pickerFields).parse({});
const NO_BANNER = fieldsSchema(bannerFields).parse({});

/** What an editor sets on the side product picker. [BL-sideProductPicker-005, BL-productPicker-001, BL-productPicker-002, BL-productPicker-006] */
export const fields = {
  sideContent: html("The text next to the picker"),
  productPicker: mapped(firstRow("How the picker looks", { sidePicker: pickerFields }), (row) => row ?? NO_PICKER),
  productPickerTable: productTable,
  ...pickerLabels,
  cta: pickerCta,
  mobileBannerOptions: mapped(
    firstRow("The banner on small screens", { mobileBanner: bannerFields }),
    (row) => row ?? NO_BANNER,
  ),
};

export type SideProductPickerContent = Content<typeof fields>;
