import { requestHost } from "../host/visitor-address.ts";
import { HttpError } from "./http-error.ts";

/** Answers in JSON that no cache keeps. */
export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });

/** Answers that it is done, with nothing to read: a script that asked without waiting leaves nothing open. */
export const noContent = (): Response => new Response(null, { status: 204, headers: { "cache-control": "no-store" } });

/** How long a browser may keep an answer that is the same for all visitors, in seconds. */
const PUBLIC_LIFE = 300;

/**
 * Answers in JSON what is the same for everybody. The visitor's own browser keeps it for five minutes; an empty
 * answer may be a failure and is not kept.
 */
export const publicJson = (body: unknown, { isEmpty }: { readonly isEmpty: boolean }): Response =>
  json(body, 200, isEmpty ? {} : { "cache-control": `private, max-age=${PUBLIC_LIFE}` });

/** Bodies larger than this are not read, in bytes. */
export const BODY_LIMIT = 16 * 1024;

/**
 * Whether a request was made by a page of this site: browsers say so themselves. A request that says nothing
 * of its origin is not a browser's cross-site request and may pass.
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

/** Whether a body is a form that a browser sent by itself, without script. */
export const isForm = (request: Request): boolean => mediaType(request) === "application/x-www-form-urlencoded";

/**
 * The body's text. Stops reading at the limit.
 * @throws HttpError 413 for a body above the limit, 400 for one that breaks off
 */
export async function readLimitedText(request: Request, limit = BODY_LIMIT): Promise<string> {
  if (request.body === null) return "";
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  for (let chunk = await readChunk(reader); !chunk.done; chunk = await readChunk(reader)) {
    size += chunk.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new HttpError(413, `The request is larger than ${limit / 1024} KB. Send less at once.`);
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

const readChunk = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => {
    throw new HttpError(400, "The request broke off before its end. Send it again.");
  });
