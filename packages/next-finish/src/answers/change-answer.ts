import Negotiator from "negotiator";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import onHeaders from "on-headers";

/** What is sent in the place of an answer's body. */
export type Change = (body: Buffer) => Buffer;

/** Looks at an answer whose headers are complete. @returns how its body is changed; null where it goes as it is */
export type FindChange = (response: ServerResponse) => Change | null;

/** The headers of an answer that is to be changed: nothing on its way may pack it before, and no cache may keep it. */
export const CHANGED_LATER = { "cache-control": "private, no-store, no-transform" };

/**
 * How well an answer is compressed, which takes 1 ms of a thread of zlib's for a large page, and half of what level 9 takes: nobody
 * gets these bytes again.
 */
const GZIP_LEVEL = 4;

type Request = Pick<IncomingMessage, "method" | "headers">;

/** Makes the headers of an answer those of the body that is sent. */
function createSend(request: Request, response: ServerResponse, change: Change) {
  for (const name of ["etag", "content-length"]) response.removeHeader(name);
  response.setHeader("cache-control", "private, no-store");
  response.appendHeader("vary", "Accept-Encoding");
  if (new Negotiator(request).encoding(["gzip", "identity"]) !== "gzip") return change;
  response.setHeader("content-encoding", "gzip");
  return (body: Buffer) => promisify(gzip)(change(body), { level: GZIP_LEVEL });
}

/** Keeps what `write` or `end` was called with, and tells the caller that it is taken. */
function hold(queued: Buffer[], values: readonly unknown[]): void {
  const [chunk, encoding] = values;
  if (typeof chunk === "string")
    queued.push(Buffer.from(chunk, typeof encoding === "string" && Buffer.isEncoding(encoding) ? encoding : "utf8"));
  if (chunk instanceof Uint8Array) queued.push(Buffer.from(chunk));
  const done = values.at(-1);
  if (typeof done === "function") process.nextTick(done);
}

/** Holds an answer back where one of these changes it, and sends it changed; any other answer goes as it is. */
export function changeAnswer(request: Request, response: ServerResponse, finders: readonly FindChange[]): void {
  const queued: Buffer[] = [];
  let send: ((body: Buffer) => Buffer | Promise<Buffer>) | null = null;
  onHeaders(response, () => {
    const change = finders.map((find) => find(response)).find((found) => found !== null);
    if (change) send = createSend(request, response, change);
  });
  const [write, end] = [response.write.bind(response), response.end.bind(response)];
  /** Only the headers tell; they are complete when the body begins. */
  const sendNow = () => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return send;
  };
  response.write = (...values: unknown[]): boolean => {
    if (sendNow() === null) return Reflect.apply(write, response, values);
    hold(queued, values);
    return true;
  };
  response.end = (...values: unknown[]): ServerResponse => {
    const changed = sendNow();
    if (changed === null) return Reflect.apply(end, response, values);
    hold(queued, values);
    if (request.method === "HEAD") return end();
    void Promise.resolve(changed(Buffer.concat(queued))).then((bytes) => end(bytes));
    return response;
  };
}
