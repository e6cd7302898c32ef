import type { FormFields } from "../../define-block.ts";
import { readFields, visibleFields, type EmailFormField, type EmailFormRules } from "./fields.ts";

/** An error text for each invalid field; an empty object if all fields are valid. */
export type EmailFormErrors = Readonly<Partial<Record<EmailFormField, string>>>;

/** The browser's own pattern for `<input type="email">`, so that the server agrees with the browser. */
const BUILT_IN_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const STRICT_EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
const NAME = /^[\p{L}\p{M} ]+$/u;
const PHONE = /^\d+$/;

/** The maximum length, longer than any real value of these fields. The limit also keeps the patterns cheap. */
const LONGEST = 254;

const WORDS: Record<EmailFormField, string> = {
  name: "name",
  email: "email",
  parentEmail: "parent email",
  phone: "phone number",
};

/** The error text below an invalid field. [BL-emailForm-019] */
export function emailFormErrorText(field: EmailFormField): string {
  const address = field === "email" || field === "parentEmail" ? " address" : "";
  return `Please enter a valid ${WORDS[field]}${address}`;
}

/** Whether both the browser's pattern and the stricter pattern accept an email address. [BL-emailForm-014] */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST && BUILT_IN_EMAIL.test(text) && STRICT_EMAIL.test(text);
}

function isValid(field: EmailFormField, text: string, rules: EmailFormRules): boolean {
  if (text === "") return !(field === "email" || (field === "phone" && rules.hideEmailField));
  if (text.length > LONGEST) return false;
  if (field === "name") return NAME.test(text);
  if (field === "phone") return PHONE.test(text);
  return isEmailAddress(text);
}

/**
 * Validates what a visitor typed against the editor's choices. Only visible fields count. The email address is
 * required; if it is hidden, the phone number is required, because the placeholder address is built from it.
 *
 * @example validateEmailForm(content, { email: "ana@" }) // { email: "Please enter a valid email address" }
 * [BL-emailForm-013, BL-emailForm-014, BL-emailForm-015, BL-emailForm-016, BL-emailForm-017, BL-emailForm-018]
 */
export function validateEmailForm(rules: EmailFormRules, fields: FormFields): EmailFormErrors {
  const read = readFields(rules, fields);
  const wrong = visibleFields(rules).filter((field) => !isValid(field, read[field], rules));
  return Object.fromEntries(wrong.map((field) => [field, emailFormErrorText(field)]));
}
