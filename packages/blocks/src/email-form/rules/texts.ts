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

/** Where to look for the email. It follows the thanks of a form with an email address. */
export const EMAIL_FORM_WHERE = "Look in your inbox or spam.";

/** [BL-emailForm-006] */
export const EMAIL_FORM_FAILURE = "There was an issue with your subscription. Please try again later.";

/** The label of a submit button if the editor set none. [BL-emailForm-023] */
export function defaultSubmitLabel(vertical: EmailFormVertical | null): string {
  return vertical === "RE" ? "Subscribe" : "Send";
}
