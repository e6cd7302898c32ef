import fresh from "fresh";
import type { ServerResponse } from "node:http";
import type { RawRequest } from "./shared.ts";
import { REQUEST_ID_HEADER } from "@courseway/observability/request";
import { isStopping } from "./stop-server.ts";
import { type Body, toPlain } from "./captured.ts";
import { acceptedEncodings, type Encoding } from "./encodings.ts";
import type { FinishedAnswer } from "./finished-answers.ts";

/** A finished answer at the moment at which it is sent. */
export interface ReadyAnswer {
  readonly answer: FinishedAnswer;
  readonly body: Body;
  /** The body in brotli; null where there is none. */
  readonly brotli: () => Buffer | null;
}

/** The strong validator of a body in one encoding. */
const getEtag = ({ hash }: FinishedAnswer, encoding: Encoding): string =>
  encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;

/** The bytes of a body in an encoding; null where it is not there in that one. */
function bytesIn({ body, brotli }: ReadyAnswer, encoding: Encoding): Buffer | null {
  if (encoding === "identity") return toPlain(body);
  return encoding === "br" ? brotli() : body.gzip;
}

/** The validator that the visitor's copy has, if that is still good. Next's own is one that visitors have from before. */
function validCopy(ready: ReadyAnswer, request: RawRequest, accepted: readonly Encoding[]): string | null {
  if (request.headers["if-none-match"] === undefined) return null;
  const { answer } = ready;
  const encodings = accepted.filter((encoding) => encoding === "identity" || bytesIn(ready, encoding) !== null);
  const etags = [...encodings.map((encoding) => getEtag(answer, encoding)), answer.etag];
  return etags.find((etag) => etag !== "" && fresh(request.headers, { etag })) ?? null;
}

/** Headers that are set for each answer. */
function ownHeaders({ cacheControl }: FinishedAnswer, request: RawRequest): string[] {
  const id = request.headers[REQUEST_ID_HEADER];
  const own = ["cache-control", cacheControl()];
  if (typeof id === "string") own.push(REQUEST_ID_HEADER, id);
  if (isStopping()) own.push("connection", "close");
  return own;
}

/**
 * Sends a finished answer: whole, its headers alone, or 304 where the visitor has it.
 *
 * @returns false where there is no form of it that the visitor accepts; nothing is sent then
 */
export function sendFinished(ready: ReadyAnswer, request: RawRequest, response: ServerResponse): boolean {
  const { answer } = ready;
  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  const valid = validCopy(ready, request, accepted);
  if (valid !== null) {
    response.writeHead(304, [...answer.headers, ...ownHeaders(answer, request), "ETag", valid]).end();
    return true;
  }
  for (const encoding of accepted) {
    const bytes = bytesIn(ready, encoding);
    if (bytes === null) continue;
    const own = ownHeaders(answer, request);
    own.push("ETag", getEtag(answer, encoding), "Content-Type", answer.contentType);
    if (encoding !== "identity") own.push("Content-Encoding", encoding);
    own.push("Content-Length", String(bytes.byteLength));
    response.writeHead(200, [...answer.headers, ...own]).end(request.method === "HEAD" ? undefined : bytes);
    return true;
  }
  return false;
}
