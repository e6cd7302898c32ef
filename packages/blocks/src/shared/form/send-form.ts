import type { FormFields } from "../define-block.ts";
import type { EmailFormErrors } from "./rules/validate.ts";
import { SUBSCRIBE_PATH } from "./rules/texts.ts";

/** What the browser sends: never a list id, only where the block stands and what was typed. */
export interface EmailFormRequest {
  readonly path: string;
  readonly index: number;
  readonly fields: FormFields;
}

/** What the host answers. */
export type EmailFormResponse =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly errors?: EmailFormErrors };

/** Sends a form and answers how it went; a failure of any kind is an answer too. */
export type SendForm = (
  request: EmailFormRequest,
) => Promise<{ readonly ok: boolean; readonly errors?: EmailFormErrors }>;

/** Sends the form to the page's own host. [BL-emailForm-006] */
export const sendForm: SendForm = async (request) => {
  try {
    const response = await fetch(SUBSCRIBE_PATH, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(request),
    });
    const answer: EmailFormResponse | null = await response.json();
    if (answer?.ok) return { ok: true };
    return { ok: false, errors: answer?.errors ?? {} };
  } catch {
    return { ok: false };
  }
};
