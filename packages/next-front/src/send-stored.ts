import fresh from "fresh";
import Negotiator from "negotiator";
import type { ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { PackedText } from "@courseway/next-page-cache";
import type { RawRequest } from "./shared.ts";
import { REQUEST_ID_HEADER } from "@courseway/observability/request";
import { isStopping } from "./stop-server.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/** A stored response to send. */
export interface ReadyAnswer {
  readonly answer: StoredAnswer;
  readonly body: PackedText;
  /** The brotli body; null if there is none. */
  readonly brotli: () => Buffer | null;
}

/** The encodings of a stored response, the smallest first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A feature of negotiator since 0.6.4 that its types lack. */
interface PreferringNegotiator {
  readonly encodings: (available: string[], options: { readonly preferred: string[] }) => string[];
}

/** The encodings that a request accepts, by its preference and then by size; empty if it accepts none. */
function acceptedEncodings(request: RawRequest): readonly Encoding[] {
  const negotiator: PreferringNegotiator = new Negotiator(request);
  const accepted = negotiator.encodings([...ENCODINGS], { preferred: [...ENCODINGS] });
  return accepted.flatMap((name) => ENCODINGS.find((encoding) => encoding === name) ?? []);
}

/** The strong validator of a body in one encoding. */
const getEtag = ({ hash }: StoredAnswer, encoding: Encoding): string =>
  encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;

/** A body's bytes in an encoding; null if there are none. */
function bytesIn({ body, brotli }: ReadyAnswer, encoding: Encoding): Buffer | null {
  if (encoding === "identity") return gunzipSync(body.gzip);
  return encoding === "br" ? brotli() : body.gzip;
}

/** The validator of the visitor's copy, if it is still valid. Visitors may have Next's own validator from earlier. */
function validCopy(ready: ReadyAnswer, request: RawRequest, accepted: readonly Encoding[]): string | null {
  if (request.headers["if-none-match"] === undefined) return null;
  const { answer } = ready;
  const encodings = accepted.filter((encoding) => encoding === "identity" || bytesIn(ready, encoding) !== null);
  const etags = [...encodings.map((encoding) => getEtag(answer, encoding)), answer.etag];
  return etags.find((etag) => etag !== "" && fresh(request.headers, { etag })) ?? null;
}

function buildHeaders({ cacheControl }: StoredAnswer, request: RawRequest): string[] {
  const id = request.headers[REQUEST_ID_HEADER];
  const headers = ["cache-control", cacheControl()];
  if (typeof id === "string") headers.push(REQUEST_ID_HEADER, id);
  if (isStopping()) headers.push("connection", "close");
  return headers;
}

/**
 * Sends a stored response: all of it, only its headers for HEAD, or 304 if the visitor has it.
 *
 * @returns false, with nothing sent, if the visitor accepts no stored encoding
 */
export function sendStored(ready: ReadyAnswer, request: RawRequest, response: ServerResponse): boolean {
  const { answer } = ready;
  const accepted = acceptedEncodings(request);
  const valid = validCopy(ready, request, accepted);
  if (valid !== null) {
    response.writeHead(304, [...answer.headers, ...buildHeaders(answer, request), "ETag", valid]).end();
    return true;
  }
  for (const encoding of accepted) {
    const bytes = bytesIn(ready, encoding);
    if (bytes === null) continue;
    const headers = buildHeaders(answer, request);
    headers.push("ETag", getEtag(answer, encoding), "Content-Type", answer.contentType);
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    headers.push("Content-Length", String(bytes.byteLength));
    response.writeHead(200, [...answer.headers, ...headers]).end(request.method === "HEAD" ? undefined : bytes);
    return true;
  }
  return false;
}
