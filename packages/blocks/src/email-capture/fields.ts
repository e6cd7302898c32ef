import { type Content, dateTime, html, number, optionalText, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { buttonLook } from "../shared/button-fields.ts";

export const about =
  "The site's email-capture banner as a form in the page: a coupon for an email address. It needs the brand's mailing list.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "forms",
  notFor: "A page that already asks for an email address: one form a page is enough.",
  accessibility:
    "Every field has a visible label, errors show next to the field, and success replaces the form as a status.",
};

/** What an editor sets on an email capture; the same fields as the site's own banner. [BL-emailCapture-001, EC-040] */
export const fields = {
  showEmailCapture: toggle("Shows the form"),
  coupon: optionalText("The coupon that a subscriber is given"),
  captureTitle: optionalText("The title above the text; by default that of a limited-time sale"),
  displayContent: html("The text above the form"),
  displayContentAfterSubmit: html("The text after a subscription; by default, that the coupon is applied"),
  buttonLabel: optionalText("The button's label"),
  ...buttonLook,
  saleStart: dateTime("When a sale begins: while it runs the form is not shown"),
  saleEnd: dateTime("When that sale ends"),
  percentage: number("How many percent the coupon takes off"),
  countdownDays: number("For how many days a subscriber has the coupon"),
};

export type EmailCaptureContent = Content<typeof fields>;
