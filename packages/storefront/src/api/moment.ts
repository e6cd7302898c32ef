import { z } from "zod";
import { previewToken, withTrailingSlash } from "@courseway/brand";
import { momentQuery, readMoment } from "../render/preview/moment.ts";
import type { Host } from "../host/host.ts";
import { type ApiRequest, HttpError, readBody } from "./endpoint.ts";
import { json } from "./guard.ts";
import { opensDrafts, type TokenHost } from "./opens-drafts.ts";

const FORM = '{ "token": "…", "path": "/texas/", "at": "2026-12-31T09:00:00Z" }';

const requestSchema = z.object({
  token: z.string().max(500),
  path: z
    .string()
    .regex(/^\/(?![/\\])[^?#\s]*$/u)
    .max(500),
  at: z.string().max(40),
});

/**
 * Signs an editor's link to a page at another moment: `{ url }`, a path with its query on this site. It is valid for an hour.
 * @throws HttpError 400 for a malformed request, 403 for a token that opens no draft, 503 without a secret
 */
export async function handleMoment(
  apiRequest: ApiRequest,
  host: TokenHost & Pick<Host, "brand" | "env">,
): Promise<Response> {
  const { brand, env, now } = host;
  const { PREVIEW_SECRET: secret } = env;
  if (secret === undefined)
    throw new HttpError(503, "Pages cannot be seen at another moment here: PREVIEW_SECRET is not set.");
  const { token, path, at } = readBody(apiRequest, requestSchema, FORM);
  const moment = readMoment(at, now());
  if (moment === null) throw new HttpError(400, "The moment must be a date and time within ten years from now.");
  const validToken = previewToken(new URLSearchParams({ token }).toString());
  if (validToken === null || !(await opensDrafts(validToken, host)))
    throw new HttpError(403, "The preview link has expired. Open the preview again in the content system.");
  return json({
    url: `${withTrailingSlash(path)}?${momentQuery(secret, { site: brand.id, token: validToken }, moment, now())}`,
  });
}
