import Negotiator from "negotiator";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import onHeaders from "on-headers";
import { processState } from "@courseway/observability/process-state";
import { fillPlaces } from "./fill-places.ts";
import { ownHeading } from "./heading-text.ts";

/** On a request whose answer is filled. This process alone knows the value, so no visitor can send it. */
const WILL_FILL = "x-courseway-fills-headings";
const secret = (): string => processState("heading-secret", () => randomUUID());

/** Whether a page with places for the heading may be the answer to a request. */
export const fillsHeading = (headers: Headers): boolean => headers.get(WILL_FILL) === secret();

/** On an answer with places to fill. */
const HAS_PLACES = "x-courseway-heading-places";

/** What an answer with places says: nothing on its way may pack it before it is filled, and no cache may keep it. */
export const PLACES_HEADERS = { [HAS_PLACES]: "1", "cache-control": "private, no-store, no-transform" };

/**
 * How well an answer is compressed, which takes 1 ms of a thread of zlib's for a large page, and half of what level 9 takes: nobody
 * gets these bytes again.
 */
const GZIP_LEVEL = 4;

type Request = Pick<IncomingMessage, "method" | "url" | "headers">;

/** What is sent in an answer's place. */
type Fill = (html: Buffer) => Buffer | Promise<Buffer>;

/** Makes the headers of an answer with places those of the page that is sent; null for any other answer. */
function fillOf(request: Request, response: ServerResponse, heading: string): Fill | null {
  if (!response.hasHeader(HAS_PLACES)) return null;
  for (const name of [HAS_PLACES, "etag", "content-length"]) response.removeHeader(name);
  response.setHeader("cache-control", "private, no-store");
  response.appendHeader("vary", "Accept-Encoding");
  if (new Negotiator(request).encoding(["gzip", "identity"]) !== "gzip") return (html) => fillPlaces(html, heading);
  response.setHeader("content-encoding", "gzip");
  return (html) => promisify(gzip)(fillPlaces(html, heading), { level: GZIP_LEVEL });
}

/** Keeps what `write` or `end` was called with, and tells the caller that it is taken. */
function hold(held: Buffer[], values: readonly unknown[]): void {
  const [chunk, encoding] = values;
  if (typeof chunk === "string")
    held.push(Buffer.from(chunk, typeof encoding === "string" && Buffer.isEncoding(encoding) ? encoding : "utf8"));
  if (chunk instanceof Uint8Array) held.push(Buffer.from(chunk));
  const done = values.at(-1);
  if (typeof done === "function") process.nextTick(done);
}

/** Holds the answer back where it has places, and sends it filled. */
function holdBack(request: Request, response: ServerResponse, heading: string): void {
  const held: Buffer[] = [];
  let fill: Fill | null = null;
  onHeaders(response, () => {
    fill = fillOf(request, response, heading);
  });
  const [write, end] = [response.write.bind(response), response.end.bind(response)];
  /** Only the headers tell; they are complete when the body begins. */
  const fillNow = (): Fill | null => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return fill;
  };
  response.write = (...values: unknown[]): boolean => {
    if (fillNow() === null) return Reflect.apply(write, response, values);
    hold(held, values);
    return true;
  };
  response.end = (...values: unknown[]): ServerResponse => {
    const filled = fillNow();
    if (filled === null) return Reflect.apply(end, response, values);
    hold(held, values);
    if (request.method === "HEAD") return end();
    void Promise.resolve(filled(Buffer.concat(held))).then((bytes) => end(bytes));
    return response;
  };
}

/**
 * Fills the places of the answer, where it is a page with places, as it is sent: with the heading that the request asks for.
 * An answer without places goes as it is. [RT-045]
 */
export function fillHeading(request: Request, response: ServerResponse): void {
  const { url = "" } = request;
  const heading = url.includes("hlText=") ? ownHeading(url.slice(url.indexOf("?"))) : null;
  if (heading === null) return;
  request.headers[WILL_FILL] = secret();
  // What it would be compared with is the validator of the page with places.
  delete request.headers["if-none-match"];
  holdBack(request, response, heading);
}

interface Message {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Fills headings in the answers of every server of this process, once however often the framework starts it. */
export const fillHeadings = (): void =>
  void processState("fill-headings", () => {
    subscribe("http.server.request.start", (message) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node's channel of this name is documented to carry
      const { request, response } = message as Message;
      fillHeading(request, response);
    });
    return true;
  });
