import {
  asset,
  choice,
  type Content,
  html,
  optionalChoice,
  productEntry,
  text,
  toggle,
} from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { BUTTON_STYLES, buttonLook } from "../shared/button-fields.ts";

export const about = "A form that subscribes visitors to mailing lists, with text and a picture at the side.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "forms",
  notFor: "A coupon for an address: use emailCapture. Sales questions: use hubspot.",
  accessibility:
    "Every field has a visible label and the browser's autofill. Errors show next to the field and as an alert.",
};

/** What an editor sets on an email form. [BL-emailForm-007] */
export const fields = {
  formType: text("Any value makes the form compact: fields and button in one line"),
  formVertical: optionalChoice("The form's subject, which decides its lists; by default the brand's", [
    "RE",
    "DE",
    "INS",
    "MTG",
  ]),
  showNameField: toggle("Asks for the name"),
  hideEmailField: toggle("Asks for the phone number instead of the email address"),
  showParentEmailField: toggle("Asks for a parent's email address"),
  showPhoneNumberField: toggle("Asks for the phone number"),
  subscriptionListIds: text("Comma-separated ids of mailing lists; by default the subject's"),
  ctaLabel: text("The button's label; the default suits the subject"),
  ctaType: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  ...buttonLook,
  formContent: html("The heading and text next to the form"),
  emailFormImage: asset("The picture next to the form", { shownPx: 576 }),
  imageAlignment: choice("The picture's side", ["left", "right"], "right"),
  hideContentOnMobile: toggle("Hides text and picture on small screens"),
  product: productEntry("The product whose state and category go to the lists"),
};

/** The content of an email form, which the form's rules accept unchanged. */
export type EmailFormContent = Content<typeof fields>;
