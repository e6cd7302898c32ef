import { z } from "zod";
import { number } from "../fields/number.ts";
import { dateTime, html, optionalText } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";

const emailCaptureShape = {
  showEmailCapture: toggle,
  coupon: optionalText,
  displayContent: html,
  displayContentAfterSubmit: html,
  buttonLabel: optionalText,
  saleStart: dateTime,
  saleEnd: dateTime,
  percentage: number,
  countdownDays: number,
};

export const emailCaptureSchema = z.object(emailCaptureShape);

/** The email-capture banner as editors set it; what they left out is null or empty, the banner's defaults stand in. [EC-040] */
export type EmailCapture = Readonly<z.infer<typeof emailCaptureSchema>>;

/** The selection of an email-capture row or global set. [EC-040] */
export const emailCaptureFields = Object.keys(emailCaptureShape).join(" ");
