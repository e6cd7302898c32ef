import type { FormFields } from "../../define-block.ts";

/** The path that a form is sent to, on the page's own origin. */
export const SUBSCRIBE_PATH = "/api/subscribe/";

/** The position of the host's own email-capture banner, which is not a block. */
export const BANNER_POSITION = "banner";

/** A form's position on its page: its block's index, or the host's banner. */
export type FormPosition = number | typeof BANNER_POSITION;

/** The input's errors, by field. */
type FormErrors = Readonly<Partial<Record<keyof FormFields, string>>>;

/** The browser's request: only the form's position and the input, never a list id. */
export interface EmailFormRequest {
  readonly path: string;
  readonly index: FormPosition;
  readonly fields: FormFields;
}

/** The host's response. */
export type EmailFormResponse =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly errors?: FormErrors };

/** Sends a form and resolves to the result. Any failure is a result too. */
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
 * Ids of the two outcomes of a form sent without JavaScript. The host redirects to `{path}#{id}`, and the page shows
 * that outcome.
 */
export function emailFormOutcomeIds(index: number): { readonly thanks: string; readonly failed: string } {
  return { thanks: `block-${index}-subscribed`, failed: `block-${index}-subscribe-failed` };
}

/** Whether the honeypot was filled. If so, respond with success and send nothing. */
export function isHoneypotFilled(fields: FormFields): boolean {
  return Boolean(fields.website?.trim());
}
