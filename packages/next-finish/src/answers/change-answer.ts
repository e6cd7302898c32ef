import Negotiator from "negotiator";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import onHeaders from "on-headers";

/** The text to send instead of the response's own. */
export type Change = (html: string) => string;

/** Looks at a response whose headers are complete. @returns how to change its body; null to send it unchanged */
export type FindChange = (response: ServerResponse) => Change | null;

/** Headers of a response that is still to be changed: nothing may compress it before, and no cache may store it. */
export const CHANGED_LATER = { "cache-control": "private, no-store, no-transform" };

/**
 * The gzip level. A large page takes 1 ms of a zlib thread, half of what level 9 takes. A higher level would not pay: these bytes are
 * sent once.
 */
const GZIP_LEVEL = 4;

type Request = Pick<IncomingMessage, "method" | "headers">;

function createSend(request: Request, response: ServerResponse, change: Change) {
  for (const name of ["etag", "content-length"]) response.removeHeader(name);
  response.setHeader("cache-control", "private, no-store");
  response.appendHeader("vary", "Accept-Encoding");
  if (new Negotiator(request).encoding(["gzip", "identity"]) !== "gzip") return change;
  response.setHeader("content-encoding", "gzip");
  return (html: string) => promisify(gzip)(change(html), { level: GZIP_LEVEL });
}

/** Stores a chunk of `write` or `end`, and calls its callback. */
function hold(queued: Buffer[], values: readonly unknown[]): void {
  const [chunk, encoding] = values;
  if (typeof chunk === "string")
    queued.push(Buffer.from(chunk, typeof encoding === "string" && Buffer.isEncoding(encoding) ? encoding : "utf8"));
  if (chunk instanceof Uint8Array) queued.push(Buffer.from(chunk));
  const done = values.at(-1);
  if (typeof done === "function") process.nextTick(done);
}

/** Buffers a response and changes it; sends a response unchanged that is not to be changed. */
export function changeAnswer(request: Request, response: ServerResponse, find: FindChange): void {
  const queued: Buffer[] = [];
  let send: ((html: string) => string | Promise<Buffer>) | null = null;
  onHeaders(response, () => {
    const change = find(response);
    if (change !== null) send = createSend(request, response, change);
  });
  const [write, end] = [response.write.bind(response), response.end.bind(response)];
  /** Decides by the headers, which are complete when the body begins. */
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
    void Promise.resolve(changed(Buffer.concat(queued).toString())).then((bytes) => end(bytes));
    return response;
  };
}
