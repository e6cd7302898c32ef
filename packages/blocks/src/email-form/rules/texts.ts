import type { EmailFormField, EmailFormVertical } from "./fields.ts";

/** [BL-emailForm-020] */
export const EMAIL_FORM_LABELS: Readonly<Record<EmailFormField, string>> = {
  name: "Name",
  email: "Email Address",
  parentEmail: "Parent's Email (Optional)",
  phone: "Phone Number",
};

/** [BL-emailForm-005] */
export const EMAIL_FORM_THANKS = "Thank you for subscribing!";

/** Where what was asked for is to be found, behind the thanks of a form with an address. */
export const EMAIL_FORM_WHERE = "Look in your inbox or spam.";

/** [BL-emailForm-006] */
export const EMAIL_FORM_FAILURE = "There was an issue with your subscription. Please try again later.";

/** The label of a submit button without one. [BL-emailForm-023] */
export function defaultSubmitLabel(vertical: EmailFormVertical | null): string {
  return vertical === "RE" ? "Subscribe" : "Send";
}
