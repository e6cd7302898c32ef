import fresh from "fresh";
import type { Server, ServerResponse } from "node:http";
import type { RawRequest } from "../proxy/from-memory.ts";
import { REQUEST_ID_HEADER } from "../request-id.ts";
import { isStopping } from "../server/stop-server.ts";
import { type Body, plainOf } from "./captured.ts";
import { acceptedEncodings, type Encoding } from "./encodings.ts";
import { type FinishedAnswer, linesOf } from "./finished-answers.ts";
import type { RawAnswer } from "./socket-answers.ts";

/** A finished answer at the moment at which it is sent. */
export interface ReadyAnswer {
  readonly answer: FinishedAnswer;
  readonly body: Body;
  /** The body in brotli; null where there is none. */
  readonly brotli: () => Buffer | null;
}

/** The strong validator of a body in one encoding. */
const etagOf = ({ hash }: FinishedAnswer, encoding: Encoding): string =>
  encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;

/** The bytes of a body in an encoding; null where it is not there in that one. */
function bytesIn({ body, brotli }: ReadyAnswer, encoding: Encoding): Buffer | null {
  if (encoding === "identity") return plainOf(body);
  return encoding === "br" ? brotli() : body.gzip;
}

/** The validator that the visitor's copy has, if that is still good. Next's own is one that visitors have from before. */
function validCopy(ready: ReadyAnswer, request: RawRequest, accepted: readonly Encoding[]): string | null {
  if (request.headers["if-none-match"] === undefined) return null;
  const { answer } = ready;
  const encodings = accepted.filter((encoding) => encoding === "identity" || bytesIn(ready, encoding) !== null);
  const etags = [...encodings.map((encoding) => etagOf(answer, encoding)), answer.etag];
  return etags.find((etag) => etag !== "" && fresh(request.headers, { etag })) ?? null;
}

/** What every answer says anew. */
function ownHeaders({ cacheControl }: FinishedAnswer, request: RawRequest): string[] {
  const id = request.headers[REQUEST_ID_HEADER];
  const own = ["cache-control", cacheControl()];
  if (typeof id === "string") own.push(REQUEST_ID_HEADER, id);
  if (isStopping()) own.push("connection", "close");
  return own;
}

/** An answer for one visitor: beside what everybody gets, headers of its own and the bytes, null for none. */
interface Chosen {
  readonly status: 200 | 304;
  readonly own: readonly string[];
  readonly bytes: Buffer | null;
}

/** The answer whole, its headers alone, or 304 where the visitor has it; null where it is there in no way that the visitor takes. */
function choose(ready: ReadyAnswer, request: RawRequest): Chosen | null {
  const { answer } = ready;
  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  const valid = validCopy(ready, request, accepted);
  if (valid !== null) return { status: 304, own: [...ownHeaders(answer, request), "ETag", valid], bytes: null };
  for (const encoding of accepted) {
    const bytes = bytesIn(ready, encoding);
    if (bytes === null) continue;
    const own = ownHeaders(answer, request);
    own.push("ETag", etagOf(answer, encoding), "Content-Type", answer.contentType);
    if (encoding !== "identity") own.push("Content-Encoding", encoding);
    own.push("Content-Length", String(bytes.byteLength));
    return { status: 200, own, bytes: request.method === "HEAD" ? null : bytes };
  }
  return null;
}

/** Sends a finished answer; false where there is none that the visitor takes. */
export function sendFinished(ready: ReadyAnswer, request: RawRequest, response: ServerResponse): boolean {
  const chosen = choose(ready, request);
  if (chosen === null) return false;
  const { status, own, bytes } = chosen;
  response.writeHead(status, [...ready.answer.headers, ...own]).end(bytes ?? undefined);
  return true;
}

const STATUS_LINES = { 200: "HTTP/1.1 200 OK\r\n", 304: "HTTP/1.1 304 Not Modified\r\n" } as const;

const today = { second: 0, text: "" };

/** The moment as HTTP writes it. */
function httpDate(now: number): string {
  const second = Math.floor(now / 1000);
  if (second !== today.second) Object.assign(today, { second, text: new Date(now).toUTCString() });
  return today.text;
}

/** What Node says of a connection that stays open. */
function connectionLines({ keepAliveTimeout }: Pick<Server, "keepAliveTimeout">): string {
  const life = keepAliveTimeout > 0 ? `Keep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}\r\n` : "";
  return `Connection: keep-alive\r\n${life}\r\n`;
}

/** The same answer as `sendFinished` has Node write it; null where there is none that the visitor takes. */
export function rawFinished(ready: ReadyAnswer, request: RawRequest, server: Server): RawAnswer | null {
  const chosen = choose(ready, request);
  if (chosen === null) return null;
  const { status, own, bytes } = chosen;
  const date = `Date: ${httpDate(Date.now())}\r\n`;
  const head = STATUS_LINES[status] + ready.answer.lines + linesOf(own) + date + connectionLines(server);
  return { status, head, body: bytes };
}
