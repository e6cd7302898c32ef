import {
  EMAIL_FORM_FAILURE,
  type EmailFormAnswer,
  type EmailFormContent,
  emailFormOutcomeIds,
  type EmailFormFields,
  emailFormSubscriptions,
  isTrapped,
  validateEmailForm,
} from "@courseway/blocks";
import { z } from "zod";
import type { Host } from "../host/host.ts";
import { addressOf } from "../pages/address-of.ts";
import { isSameOrigin, json, limitedText, parseJson } from "./guard.ts";

const text = z.string().max(500).optional();

/** Which form was sent, and what was typed. The lists are the content's business: a browser cannot name them. */
const requestSchema = z.object({
  path: z.string().max(500),
  index: z.coerce.number().int().min(0).max(500),
  fields: z.object({ name: text, email: text, parentEmail: text, phone: text, website: text }),
});

interface Sent {
  readonly form: z.infer<typeof requestSchema>;
  /** A form sent without script goes back to its page, where the outcome is shown. */
  readonly wantsPage: boolean;
}

const isForm = (request: Request): boolean =>
  request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;

function readBody(request: Request, body: string): Sent | null {
  const fields = isForm(request) ? Object.fromEntries(new URLSearchParams(body)) : null;
  const parsed = requestSchema.safeParse(
    fields === null ? parseJson(body) : { path: fields["path"], index: fields["index"], fields },
  );
  return parsed.success ? { form: parsed.data, wantsPage: fields !== null } : null;
}

/** A path of this site only: another site's address is no way back. */
const safePath = (path: string): string => (/^\/(?![/\\])/u.test(path) ? path : "/");

/** The content of the form as the page has it now, or null where there is none at that place. */
async function formContent({ pages, brand }: Host, path: string, index: number): Promise<EmailFormContent | null> {
  const address = addressOf(path, brand);
  const lookup = address === null ? null : await pages.look(address, null);
  const block = lookup?.kind === "found" ? lookup.snapshot.page.blocks.find((item) => item.index === index) : undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the registry's schema of this very block made the content
  return block?.kind === "block" && block.name === "emailForm" ? (block.content as EmailFormContent) : null;
}

async function subscribe(host: Host, content: EmailFormContent, fields: EmailFormFields): Promise<EmailFormAnswer> {
  if (isTrapped(fields)) return { ok: true };
  const errors = validateEmailForm(content, fields);
  if (Object.keys(errors).length > 0) return { ok: false, errors, message: Object.values(errors).join(". ") };
  const subscriptions = emailFormSubscriptions(content, fields, host.brand);
  if (subscriptions.length === 0) {
    host.report({
      level: "error",
      message: "An email form has no mailing list. Set subscriptionListIds on the block or email.listId in the brand.",
    });
    return { ok: false, message: EMAIL_FORM_FAILURE };
  }
  const results = await Promise.allSettled(subscriptions.map((subscription) => host.lists.subscribe(subscription)));
  return results.every(({ status }) => status === "fulfilled")
    ? { ok: true }
    : { ok: false, message: EMAIL_FORM_FAILURE };
}

/**
 * Takes an email form, with or without script. The form's content is looked up on the server, so that nobody can
 * subscribe anybody to a list of their choosing. One request per list; the form fails if any fails.
 * [BL-emailForm-005, BL-emailForm-006, BL-emailForm-021, API-013]
 */
export async function answerSubscribe(request: Request, host: Host): Promise<Response> {
  if (!isSameOrigin(request))
    return json({ ok: false, message: "Forms are taken from this site's own pages only." }, 403);
  const body = await limitedText(request);
  if (body === null) return json({ ok: false, message: "The form is too large." }, 413);
  const sent = readBody(request, body);
  if (sent === null) return json({ ok: false, message: "The form is not of the form { path, index, fields }." }, 400);
  const content = await formContent(host, sent.form.path, sent.form.index);
  const answer: EmailFormAnswer =
    content === null ? { ok: false, message: EMAIL_FORM_FAILURE } : await subscribe(host, content, sent.form.fields);
  const status = answer.ok ? 200 : answer.errors === undefined ? 502 : 422;
  if (!sent.wantsPage) return json(answer, status);
  const { thanks, failed } = emailFormOutcomeIds(sent.form.index);
  return new Response(null, {
    status: 303,
    headers: { location: `${safePath(sent.form.path)}#${answer.ok ? thanks : failed}` },
  });
}
