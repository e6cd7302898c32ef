import { HttpError } from "./endpoint.ts";

/** The host that the visitor's browser requested, with its port. */
export const requestHost = (request: Request): string =>
  request.headers.get("x-forwarded-host") ?? request.headers.get("host") ?? "";

/** A JSON response that no cache stores. */
export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });

/** An empty 204 response: a script that does not read the response leaves no connection open. */
export const noContent = (): Response => new Response(null, { status: 204, headers: { "cache-control": "no-store" } });

/** How long a browser may cache a public response, in seconds. */
const PUBLIC_LIFE = 300;

/**
 * A JSON response that is the same for everybody. The visitor's browser caches it for five minutes. An empty response may be a failure
 * and is not cached.
 */
export const publicJson = (body: unknown, { isEmpty }: { readonly isEmpty: boolean }): Response =>
  json(body, 200, isEmpty ? {} : { "cache-control": `private, max-age=${PUBLIC_LIFE}` });

/** Bodies larger than this are not read, in bytes. */
export const BODY_LIMIT = 16 * 1024;

/**
 * Whether a page of this site made the request, by the headers that browsers add. A request without them is not a browser's cross-site
 * request and may pass.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === requestHost(request);
}

/** The media type of a request's body, without its parameters. */
export const mediaType = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** Whether a body is a form that a browser sent without script. */
export const isForm = (request: Request): boolean => mediaType(request) === "application/x-www-form-urlencoded";

/**
 * Reads the body's text, up to the limit.
 * @throws HttpError 413 for a larger body, 400 for an incomplete one
 */
export async function readLimitedText(request: Request, limit = BODY_LIMIT): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Leaving the loop closes the connection.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) break;
      chunks.push(chunk);
    }
  } catch {
    throw new HttpError(400, "The request broke off before its end. Send it again.");
  }
  if (size > limit) throw new HttpError(413, `The request is larger than ${limit / 1024} KB. Send less at once.`);
  return new TextDecoder().decode(Buffer.concat(chunks));
}
