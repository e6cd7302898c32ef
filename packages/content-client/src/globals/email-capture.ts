import { buttonFields } from "../fields/button.ts";
import type { Content } from "../fields/field.ts";
import { number } from "../fields/number.ts";
import { dateTime, html, optionalText } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";

/** The email-capture banner, of a page or of the whole site. [EC-040] */
export const emailCaptureFields = {
  showEmailCapture: toggle("Shows the banner"),
  coupon: optionalText("The coupon that a subscriber is given"),
  captureTitle: optionalText("The banner's title, also while it is minimized; by default that of a limited-time sale"),
  displayContent: html("What the banner says"),
  displayContentAfterSubmit: html("What it says after a subscription"),
  buttonLabel: optionalText("The button's label"),
  buttonSize: buttonFields.buttonSize,
  buttonAriaLabel: buttonFields.buttonAriaLabel,
  saleStart: dateTime("When the banner begins to show"),
  saleEnd: dateTime("When the banner stops showing"),
  percentage: number("How many percent the coupon takes off"),
  countdownDays: number("For how many days the coupon then counts down"),
};

/**
 * The email-capture banner as editors set it. Unset fields are null or empty; the banner applies its defaults. [EC-040]
 */
export type EmailCapture = Content<typeof emailCaptureFields>;
