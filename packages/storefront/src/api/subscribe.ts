import {
  BANNER_POSITION,
  type BlockForm,
  captureOffer,
  captureSubmit,
  EMAIL_FORM_FAILURE,
  type EmailFormResponse,
  type FormFields,
  type FormPosition,
  isHoneypotFilled,
} from "@courseway/blocks";
import type { Subscription } from "@courseway/services";
import type { Host } from "../host/host.ts";
import { createDedupe, type Dedupe, hashKey } from "./dedupe.ts";
import type { ApiRequest, Endpoint, HttpError } from "./endpoint.ts";
import { createFindFormPage, type FormPage } from "./form-page.ts";
import { isForm, json } from "./guard.ts";
import { redirectToPage, readForm } from "./subscribe-request.ts";

interface SubscribeDeps extends Pick<Host, "blocks" | "brand" | "lists" | "report"> {
  readonly dedupe: Dedupe<void>;
}

const FAILURE: EmailFormResponse = { ok: false, message: EMAIL_FORM_FAILURE };

interface FoundForm {
  readonly index: FormPosition;
  readonly content: unknown;
  readonly submit: BlockForm<unknown>;
}

/**
 * The form at the position that the visitor's page sent: a block's, or the host's banner if it is on. If editors moved blocks while the
 * page was open, the position is wrong: then the page's only form is meant, and null if there are several.
 */
function formAt(page: FormPage, position: FormPosition, { blocks, brand }: SubscribeDeps): FoundForm | null {
  if (position === BANNER_POSITION)
    return captureOffer(page.emailCapture, brand) && { index: position, content: null, submit: captureSubmit };
  const forms = page.blocks.flatMap((item): readonly FoundForm[] => {
    const submit = blocks.get(item.name)?.submit;
    return item.kind === "block" && submit ? [{ index: item.index, content: item.content, submit }] : [];
  });
  return forms.find(({ index }) => index === position) ?? (forms.length === 1 ? (forms[0] ?? null) : null);
}

/** Subscribes. When the visitor tries again, successful subscriptions are not repeated, failed ones are. [API-013] */
const send = ({ dedupe, lists }: SubscribeDeps, subscription: Subscription): Promise<void> =>
  dedupe(hashKey(subscription), () => lists.subscribe(subscription));

async function subscribe(
  deps: SubscribeDeps,
  { content, submit }: FoundForm,
  fields: FormFields,
): Promise<EmailFormResponse> {
  if (isHoneypotFilled(fields)) return { ok: true };
  const errors = submit.validate(content, fields);
  if (Object.keys(errors).length > 0) return { ok: false, errors, message: Object.values(errors).join(". ") };
  const subscriptions = submit.subscriptions(content, fields, deps.brand);
  if (subscriptions.length === 0) {
    deps.report({
      level: "error",
      message: "An email form has no mailing list. Set subscriptionListIds on the block or email.listId in the brand.",
    });
    return FAILURE;
  }
  const results = await Promise.allSettled(subscriptions.map((subscription) => send(deps, subscription)));
  return results.every(({ status }) => status === "fulfilled") ? { ok: true } : FAILURE;
}

/**
 * Handles an email form, with or without script. The server looks up the form's content, so that nobody can choose a mailing list. One
 * request per list; the form fails if any fails. Returns `{ ok: true }`, or `{ ok: false, message, errors? }` with 422 for invalid input
 * and 502 for a failure; without script a redirect to the page. [BL-emailForm-005, BL-emailForm-006, BL-emailForm-021, API-013]
 * @returns the handler; it throws HttpError 400 for a malformed form
 */
export function createSubscribe(
  host: Pick<Host, "blocks" | "brand" | "lists" | "report" | "pages" | "globals" | "elapsed">,
): Endpoint["handle"] {
  const findFormPage = createFindFormPage(host);
  const deps = { ...host, dedupe: createDedupe<void>({ now: host.elapsed }) };
  return async (apiRequest) => {
    const form = readForm(apiRequest);
    const page = await findFormPage(form.path);
    const found = page && formAt(page, form.index, deps);
    const answer = found === null ? FAILURE : await subscribe(deps, found, form.fields);
    if (isForm(apiRequest.request)) return redirectToPage(apiRequest, answer.ok);
    return json(answer, answer.ok ? 200 : answer.errors === undefined ? 502 : 422);
  };
}

/** Redirects a form without script to its page's failure message, instead of showing JSON. */
export const subscribeErrorResponse = (apiRequest: ApiRequest, { status, message, headers }: HttpError): Response =>
  isForm(apiRequest.request) ? redirectToPage(apiRequest, false) : json({ ok: false, message }, status, headers);
