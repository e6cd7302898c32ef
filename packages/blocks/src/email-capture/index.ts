import { defineBlock } from "../define-block.ts";
import { EmailCapture } from "./EmailCapture.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { captureSubmit } from "./rules.ts";
import { emailCaptureChange, emailCaptureView } from "./view.ts";

/** A form in the page that gives a coupon for an email address. [BL-emailCapture-001] */
export const emailCapture = defineBlock({
  name: "emailCapture",
  about,
  fields,
  view: emailCaptureView,
  nextChange: emailCaptureChange,
  component: EmailCapture,
  examples,
  isInteractive: true,
  submit: captureSubmit,
});
