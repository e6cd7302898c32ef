import type { FormFields } from "../../define-block.ts";

/** Where a form is sent, on the page's own origin. */
export const SUBSCRIBE_PATH = "/api/subscribe/";

/** The place of the host's own email-capture banner, which is no block. */
export const BANNER_POSITION = "banner";

/** Where a form stands on its page: its block's index, or the host's banner. */
export type FormPosition = number | typeof BANNER_POSITION;

/** What is wrong with what was typed, by field. */
type FormErrors = Readonly<Partial<Record<keyof FormFields, string>>>;

/** What the browser sends: never a list id, only where the form stands and what was typed. */
export interface EmailFormRequest {
  readonly path: string;
  readonly index: FormPosition;
  readonly fields: FormFields;
}

/** What the host answers. */
export type EmailFormResponse =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly errors?: FormErrors };

/** Sends a form and answers how it went; a failure of any kind is an answer too. */
export type SendForm = (request: EmailFormRequest) => Promise<{ readonly ok: boolean; readonly errors?: FormErrors }>;

/** Sends the form to the page's own host. [BL-emailForm-006, EC-021] */
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

/**
 * Ids of the two outcomes of a form sent without script: the host answers with a redirect to
 * `{path}#{id}`, and the page shows that one.
 */
export function emailFormOutcomeIds(index: number): { readonly thanks: string; readonly failed: string } {
  return { thanks: `block-${index}-subscribed`, failed: `block-${index}-subscribe-failed` };
}

/** True when the trap was filled: answer as if all went well and send nothing. */
export function isHoneypotFilled(fields: FormFields): boolean {
  return Boolean(fields.website?.trim());
}
