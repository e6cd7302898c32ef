import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { pageTag, SITE_TAG } from "../cache/tags.ts";
import { json, limitedText, parseJson } from "./guard.ts";

/** The header that carries the publish webhook's secret. */
export const SECRET_HEADER = "x-revalidate-secret";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares in constant time, whatever the lengths. */
export const isSecret = (given: string | null, secret: string): boolean =>
  given !== null && timingSafeEqual(digest(given), digest(secret));

/** `slug` names one page; without it the whole site is rendered anew (a global set, a product, a template). */
const bodySchema = z.object({ slug: z.string().trim().min(1).max(500).optional() });

export interface RevalidateTools {
  readonly secret: string | undefined;
  /** Takes every page with the tag out of the cache at once; `slug` is null for the whole site. */
  readonly revoke: (tag: string, slug: string | null) => void;
}

/** The publish webhook: 503 without a configured secret, 401 for a wrong one, 400 for a malformed body, else `{ revalidated }`. */
export async function answerRevalidate(request: Request, { secret, revoke }: RevalidateTools): Promise<Response> {
  if (secret === undefined) return json({ message: "The webhook is off: REVALIDATE_SECRET is not set." }, 503);
  if (!isSecret(request.headers.get(SECRET_HEADER), secret))
    return json({ message: `The header ${SECRET_HEADER} is missing or wrong.` }, 401);
  const text = await limitedText(request);
  const body = bodySchema.safeParse(text === "" ? {} : parseJson(text ?? ""));
  if (!body.success)
    return json(
      { message: 'The body is not of the form { "slug": "the-page" }. Leave slug out to renew the whole site.' },
      400,
    );
  const tag = body.data.slug === undefined ? SITE_TAG : pageTag(body.data.slug);
  revoke(tag, body.data.slug ?? null);
  return json({ revalidated: tag });
}
