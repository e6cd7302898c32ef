import { BANNER_POSITION, emailFormOutcomeIds } from "@courseway/blocks";
import { z } from "zod";
import { type ApiRequest, validate, parseJson } from "./endpoint.ts";
import { isForm } from "./guard.ts";

const text = z.string().max(500).optional();
const index = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
]);

/** The form's position and the input. Mailing lists come from content, never from the browser. */
const requestSchema = z.object({
  path: z.string().max(500),
  index: z.union([z.literal(BANNER_POSITION), index.pipe(z.number().int().min(0).max(500))]),
  fields: z.object({ name: text, email: text, parentEmail: text, phone: text, website: text }),
});

export type SentForm = z.infer<typeof requestSchema>;

const formFields = (body: string): Record<string, string> => Object.fromEntries(new URLSearchParams(body));

function parseForm({ request, body }: ApiRequest): unknown {
  if (!isForm(request)) return parseJson(body);
  const fields = formFields(body);
  return { path: fields["path"], index: fields["index"], fields };
}

/** A form as an island or a browser without script sends it. @throws HttpError 400 */
export const readForm = (apiRequest: ApiRequest): SentForm =>
  validate(parseForm(apiRequest), requestSchema, "{ path, index, fields }");

/** The addresses that would be subscribed, including a parent's, for the limits. */
export function subscribeSubjects(apiRequest: ApiRequest): readonly string[] {
  const { email = "", parentEmail = "" } = requestSchema.safeParse(parseForm(apiRequest)).data?.fields ?? {};
  return [email, parentEmail].filter((address) => address.trim() !== "");
}

/** The path on this site, or home if it is not a path. Several slashes at its start become one. */
function safePath(path: string): string {
  const here = "http://this.site";
  if (!path.startsWith("/") || !URL.canParse(path, here)) return "/";
  return new URL(path, here).pathname.replace(/^\/+/u, "/");
}

/** Redirects a form without script to its page, at the text with the result. */
export function redirectToPage({ body }: ApiRequest, ok: boolean): Response {
  const { path = "/", index: position = "" } = formFields(body);
  const { thanks, failed } = emailFormOutcomeIds(/^\d{1,3}$/.test(position) ? Number(position) : 0);
  const headers = { location: `${safePath(path)}#${ok ? thanks : failed}`, "cache-control": "no-store" };
  return new Response(null, { status: 303, headers });
}
