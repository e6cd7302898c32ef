import { defineBlock } from "../define-block.ts";
import { EmailForm } from "./EmailForm.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { emailFormSubscriptions } from "./rules/subscriptions.ts";
import { validateEmailForm } from "./rules/validate.ts";
import { emailFormView } from "./view.ts";

/** A form that subscribes visitors to mailing lists. [BL-emailForm-001] */
export const emailForm = defineBlock({
  name: "emailForm",
  about,
  fields,
  view: emailFormView,
  component: EmailForm,
  examples,
  isInteractive: true,
  submit: { validate: validateEmailForm, subscriptions: emailFormSubscriptions },
});
