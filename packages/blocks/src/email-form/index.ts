import { defineBlock } from "../define-block.ts";
import { EmailForm } from "./EmailForm.tsx";
import { emailFormExamples } from "./examples.ts";
import { emailFormFragment } from "./fragment.ts";
import { emailFormSchema } from "./schema.ts";
import { emailFormView } from "./view.ts";

/** A form that puts its visitor on mailing lists. [BL-emailForm-001] */
export const emailForm = defineBlock({
  name: "emailForm",
  schema: emailFormSchema,
  fragment: emailFormFragment,
  view: emailFormView,
  component: EmailForm,
  examples: emailFormExamples,
});
