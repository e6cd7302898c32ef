import {
  choice,
  type Content,
  firstRow,
  fieldsSchema,
  link,
  mapped,
  table,
  text,
  toggle,
} from "@courseway/content-client";
import { BUTTON_STYLES, buttonLook } from "../../shared/button-fields.ts";

const columns = {
  state: text("The state that the product is for; a row without it is left out"),
  productName: text("The product's name; without it the state's"),
  productLink: link("The product's link; a row without it is left out"),
  ctaOverride: text("The button's label for this product"),
  noFollow: toggle("Tells search engines not to follow the link"),
  noReferrer: toggle("Hides the referring page from the other site"),
  productId: text(
    "The id of the product whose price stands at the choices; by default what a link to the checkout sells",
  ),
};

/** The products of a product picker as editors list them. [BL-productPicker-001] */
export const productTable = table("The picker's products, by state", columns);

/** The labels above the two choices. [BL-productPicker-002] */
export const pickerLabels = {
  stateDropdownLabel: text("The label of the choice of state", "State"),
  productDropdownLabel: text("The label of the choice of product", "Course"),
};

const ctaFields = {
  bgTheme: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  buttonText: text("The button's label", "Get My License"),
  ...buttonLook,
  buttonLink: link("The button's link while no product is chosen; without it the button then asks for a state"),
  fullWidth: toggle("Makes the button as wide as the picker"),
  nofollow: toggle("Tells search engines not to follow the button's own link"),
  noreferrer: toggle("Hides the referring page from the site of the button's own link"),
  noopener: toggle("Gives the other site no access to this page"),
  newTab: toggle("Opens the link in a new tab"),
  useIcon: toggle("Shows an arrow next to the label"),
};

/** The button of a picker without settings for it. [BL-productPicker-007] */
export const DEFAULT_PICKER_CTA = fieldsSchema(ctaFields).parse({});

/** The picker's button. [BL-productPicker-006, BL-productPicker-007] */
export const pickerCta = mapped(
  firstRow("The button, which follows the chosen product", { productPickerCta: ctaFields }),
  (row) => row ?? DEFAULT_PICKER_CTA,
);

export type PickerRow = Content<typeof columns>;
export type PickerCtaContent = Content<typeof ctaFields>;
export type PickerLabels = Content<typeof pickerLabels>;
