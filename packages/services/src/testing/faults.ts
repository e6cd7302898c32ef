import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import type { HttpFailure } from "../http/index.ts";
import type { Respond } from "./server.ts";

/** A fault of a service, and the expected result of the shared HTTP helper. */
export interface Fault {
  readonly name: string;
  /** The response; null if no server listens at the address. */
  readonly respond: Respond | null;
  readonly kind: HttpFailure;
  readonly status: number;
  /** How often a safe read is sent, including retries; any other call is sent once. */
  readonly reads: number;
  /** A short time limit for faults that are slow. */
  readonly timeoutMs?: number;
  /** Whether the client must close the connection, because more data would follow that it does not read. */
  readonly hangsUp?: boolean;
}

const status =
  (code: number, headers: Record<string, string> = {}): Respond =>
  (response) => {
    response.writeHead(code, headers).end("Try later.");
  };

/** Accepts the request and closes the connection without a response. */
const hangUp: Respond = (response) => void response.destroy();

/** Starts a response and never continues. */
const stall: Respond = (response) => {
  response.writeHead(200, { "content-type": "application/json" }).write('{"half":');
};

/** Announces 1 kB, sends a part of it and closes the connection. */
const breakOff: Respond = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"half":', () => response.destroy());
};

const webPage: Respond = (response) => {
  response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Sign in</title>");
};

const otherShape: Respond = (response) => {
  response.writeHead(200, { "content-type": "application/json" }).end('{"unexpected":[1,2,3]}');
};

/** The length of the huge body, in bytes. */
export const HUGE_BYTES = 50_000_000;

/**
 * Sends 50 MB without announcing the length, as fast as the client reads; stops if the client closes the connection.
 */
const huge =
  (code: number): Respond =>
  (response) => {
    response.writeHead(code, { "content-type": "application/json" });
    sendRest(response, HUGE_BYTES);
  };

/** Sends a few kB that unpack to 50 MB, as concatenated gzip parts. */
const packed: Respond = (response) => {
  const part = gzipSync(CHUNK);
  response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
  response.end(Buffer.concat(Array.from({ length: HUGE_BYTES / CHUNK.length }, () => part)));
};

const empty: Respond = (response) => void response.writeHead(200, { "content-type": "application/json" }).end();

const CHUNK = Buffer.alloc(1_000_000, " ");

function sendRest(response: ServerResponse, left: number): void {
  if (left <= 0) return void response.end("{}");
  if (response.destroyed) return;
  response.write(CHUNK, () => sendRest(response, left - CHUNK.length));
}

const late = { kind: "timeout", status: 0, reads: 1, timeoutMs: 100, hangsUp: true } as const;

/** All faults that a client must handle. */
export const FAULTS: readonly Fault[] = [
  { name: "refused", respond: null, kind: "refused", status: 0, reads: 3 },
  { name: "closed without an answer", respond: hangUp, kind: "refused", status: 0, reads: 3 },
  { name: "slow beyond the limit", respond: () => undefined, ...late },
  { name: "stopping in the middle", respond: stall, ...late },
  { name: "cut in the middle", respond: breakOff, kind: "cut", status: 0, reads: 3 },
  { name: "status 400", respond: status(400), kind: "status", status: 400, reads: 1 },
  { name: "status 401", respond: status(401), kind: "status", status: 401, reads: 1 },
  { name: "a redirect", respond: status(302, { location: "/" }), kind: "status", status: 302, reads: 1 },
  {
    name: "status 429 with Retry-After",
    respond: status(429, { "retry-after": "2" }),
    kind: "status",
    status: 429,
    reads: 3,
  },
  { name: "status 500", respond: status(500), kind: "status", status: 500, reads: 1 },
  { name: "status 500 with a body of 50 MB", respond: huge(500), kind: "status", status: 500, reads: 1, hangsUp: true },
  { name: "status 503", respond: status(503), kind: "status", status: 503, reads: 3 },
  { name: "nothing instead of JSON", respond: empty, kind: "not-json", status: 200, reads: 1 },
  { name: "HTML instead of JSON", respond: webPage, kind: "not-json", status: 200, reads: 1 },
  { name: "JSON of another shape", respond: otherShape, kind: "wrong-shape", status: 200, reads: 1 },
  { name: "a body of 50 MB", respond: huge(200), kind: "too-large", status: 200, reads: 1, hangsUp: true },
  { name: "a body that unpacks to 50 MB", respond: packed, kind: "too-large", status: 200, reads: 1 },
];
