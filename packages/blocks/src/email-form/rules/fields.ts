import type { FormFields } from "../../define-block.ts";

/** The fields that a visitor can fill in, in the order of the form. */
export const EMAIL_FORM_FIELDS = ["name", "email", "parentEmail", "phone"] as const;

export type EmailFormField = (typeof EMAIL_FORM_FIELDS)[number];

/** The subjects that an editor can give a form. [BL-emailForm-007] */
export type EmailFormVertical = "RE" | "DE" | "INS" | "MTG";

/** The editor's choices that the form's rules read. The block's content also has this type. */
export interface EmailFormRules {
  readonly formVertical: EmailFormVertical | null;
  readonly showNameField: boolean;
  readonly hideEmailField: boolean;
  readonly showParentEmailField: boolean;
  readonly showPhoneNumberField: boolean;
}

/** The visible fields, in order. If the email field is hidden, the phone number replaces it. [BL-emailForm-022] */
export function visibleFields(rules: EmailFormRules): readonly EmailFormField[] {
  const shown: Record<EmailFormField, boolean> = {
    name: rules.showNameField,
    email: !rules.hideEmailField,
    parentEmail: rules.showParentEmailField,
    phone: rules.showPhoneNumberField || rules.hideEmailField,
  };
  return EMAIL_FORM_FIELDS.filter((field) => shown[field]);
}

/** The visible fields' values, trimmed; a field that the form does not show counts as blank. */
export function readFields(rules: EmailFormRules, fields: FormFields): Record<EmailFormField, string> {
  const visible = visibleFields(rules);
  const read = (field: EmailFormField) => (visible.includes(field) ? (fields[field] ?? "").trim() : "");
  return { name: read("name"), email: read("email"), parentEmail: read("parentEmail"), phone: read("phone") };
}
