import { z } from "zod";
import { pageTag, SITE_TAG } from "@courseway/next-page-cache";
import { isSecret } from "../site/is-secret.ts";
import { forgetLookups } from "@courseway/site-content";
import { type ApiRequest, validate, parseJson, HttpError } from "./endpoint.ts";
import { json } from "./guard.ts";

/** The header with the publish webhook's secret. */
export const SECRET_HEADER = "x-revalidate-secret";

/** `slug` names one page; without it the whole site is rendered again (a global set, a product, a template). */
const bodySchema = z.object({ slug: z.string().trim().min(1).max(500).optional() });

export interface RevalidateDeps {
  readonly secret: string | undefined;
  /** Removes every page with the tag from the cache immediately. */
  readonly invalidate: (tag: string) => void;
}

/**
 * The publish webhook: `{ revalidated }`.
 * @throws HttpError 503 without a configured secret, 401 for a wrong one, 400 for a malformed body
 */
export function handleRevalidate(
  { request, body }: ApiRequest,
  { secret, invalidate }: RevalidateDeps,
): Promise<Response> {
  if (secret === undefined) throw new HttpError(503, "The webhook is off: REVALIDATE_SECRET is not set.");
  if (!isSecret(request.headers.get(SECRET_HEADER), secret))
    throw new HttpError(401, `The header ${SECRET_HEADER} is missing or wrong.`);
  const form = '{ "slug": "the-page" }; without slug the whole site is renewed';
  const { slug } = validate(body === "" ? {} : parseJson(body), bodySchema, form);
  const tag = slug === undefined ? SITE_TAG : pageTag(slug);
  // Without a shared store only this call notifies the process of the publish.
  forgetLookups(slug ?? null);
  invalidate(tag);
  return Promise.resolve(json({ revalidated: tag }));
}
