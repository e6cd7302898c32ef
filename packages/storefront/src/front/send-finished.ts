import fresh from "fresh";
import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings, type Encoding } from "./encodings.ts";
import type { FinishedAnswer } from "./finished-answers.ts";
import { etagOf } from "./finished-body.ts";

/** The validator that the visitor's copy has, if that is still good. Next's own is one that visitors have from before. */
function validCopy(answer: FinishedAnswer, request: IncomingMessage, ready: readonly Encoding[]): string | null {
  if (request.headers["if-none-match"] === undefined) return null;
  const etags = [...ready.map((encoding) => etagOf(answer.body, encoding)), answer.etag];
  return etags.find((etag) => fresh(request.headers, { etag })) ?? null;
}

/**
 * Sends a finished answer: whole, its headers alone, or 304 where the visitor has it.
 * @returns false where it is ready in no way that the visitor takes
 */
export function sendFinished(answer: FinishedAnswer, request: IncomingMessage, response: ServerResponse): boolean {
  const { body, headers, contentType } = answer;
  const ready = acceptedEncodings(request.headers["accept-encoding"]).filter(
    (encoding) => encoding === "identity" || body.packed.has(encoding),
  );
  const [encoding] = ready;
  if (encoding === undefined) return false;
  const cacheControl = answer.cacheControl();
  const valid = validCopy(answer, request, ready);
  if (valid !== null) {
    response.writeHead(304, [...headers, "cache-control", cacheControl, "ETag", valid]).end();
    return true;
  }
  const bytes = body.packed.get(encoding) ?? answer.read();
  const own = ["cache-control", cacheControl, "ETag", etagOf(body, encoding), "Content-Type", contentType];
  if (encoding !== "identity") own.push("Content-Encoding", encoding);
  response.writeHead(200, [...headers, ...own, "Content-Length", String(bytes.byteLength)]);
  response.end(request.method === "HEAD" ? undefined : bytes);
  return true;
}
