import fresh from "fresh";
import Negotiator from "negotiator";
import type { ServerResponse } from "node:http";
import type { RawRequest } from "./shared.ts";
import { REQUEST_ID_HEADER } from "@courseway/observability/request";
import { isStopping } from "./stop-server.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/** The encodings of a stored response, the smallest first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

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

/** The validator of the visitor's copy, if it is still valid. Visitors may have Next's own validator from earlier. */
function findValidator(answer: StoredAnswer, request: RawRequest, accepted: readonly Encoding[]): string | undefined {
  const etags = [...accepted.map((encoding) => getEtag(answer, encoding)), answer.etag];
  return etags.find((etag) => etag !== "" && fresh(request.headers, { etag }));
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
 * @param getBytes the body in an encoding; null if there is none
 * @returns false, with nothing sent, if the visitor accepts no stored encoding
 */
export function sendStored(
  answer: StoredAnswer,
  getBytes: (encoding: Encoding) => Buffer | null,
  request: RawRequest,
  response: ServerResponse,
): boolean {
  const accepted = acceptedEncodings(request).filter((encoding) => answer.isPacked || encoding === "identity");
  const valid = findValidator(answer, request, accepted);
  if (valid !== undefined) {
    response.writeHead(304, [...answer.headers, ...buildHeaders(answer, request), "ETag", valid]).end();
    return true;
  }
  for (const encoding of accepted) {
    const bytes = getBytes(encoding);
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
