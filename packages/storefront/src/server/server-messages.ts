import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { completeLife, rememberVersion } from "@courseway/next-page-cache";
import type { StorefrontEnv } from "../site/env/variables.ts";
import { completePolicy, POLICY, POLICY_REPORT_ONLY } from "@courseway/next-finish/policy";
import { ROUTER_HEADERS } from "../request/request-guard.ts";
import { processState } from "@courseway/observability/process-state";
import { identify, REQUEST_ID_HEADER } from "@courseway/observability/request";
import { onFirstRequest, standBefore, followRequest, isStopping } from "@courseway/next-front";

/** Methods that the fetch standard knows no request for: handed on, they fail with a 500 before any code of ours. */
const UNKNOWN_METHODS = new Set(["TRACE", "TRACK", "CONNECT"]);
/** A method that is refused everywhere, with 405 and what is allowed. */
const REFUSED_METHOD = "PATCH";

/**
 * Request headers that visitors may not set. In development Next's router uses them; elsewhere pages have plain links, and a
 * request with these headers gets the same answer as any other.
 */
const ROUTER_WORDS = process.env.NODE_ENV === "development" ? [] : ROUTER_HEADERS;
const REQUEST_HEADERS = ["range", POLICY, POLICY_REPORT_ONLY, ...ROUTER_WORDS];

/** What Next tells of its own routes, and its router of the page's life, to nobody that needs it: pages link plainly. */
const INTERNAL_HEADERS = [
  "x-middleware-rewrite",
  "x-middleware-set-cookie",
  "x-nextjs-rewritten-path",
  "x-nextjs-prerender",
  "x-nextjs-stale-time",
];

/** Tells an operator that Next answered, and not the front from memory. */
const BY_NEXT = 'cache;desc="next"';

/** Takes out of `vary` what no visitor has a say in. */
function tidyVary(response: ServerResponse): void {
  const names = [response.getHeader("vary") ?? []].flat().join(",").split(",");
  const left = names
    .map((name) => name.trim())
    .filter((name) => name !== "" && !ROUTER_WORDS.includes(name.toLowerCase()));
  if (left.length === 0) response.removeHeader("vary");
  else response.setHeader("vary", left.join(", "));
}

/**
 * What no page's address has. Next cuts `.rsc` off before the proxy sees the address, and then renders for its router; and the URL
 * standard cuts off what follows a `#`, which a cache outside keeps. Either way a page would be answered at another's address.
 */
const UNKNOWN_TARGET = /^[^/]|#|\.rsc(?:\?|$)/u;

/** Answers a target that is no address, at once and without asking Next. */
function answerNotFound(response: ServerResponse): void {
  const headers = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" };
  response.writeHead(404, headers).end("Not found\n");
}

type ProxySettings = Pick<StorefrontEnv, "TRUSTED_PROXIES">;

/** What Node says of a request as it comes in. */
export interface ServerMessages {
  readonly request: Pick<IncomingMessage, "method" | "headers" | "socket">;
  readonly response: ServerResponse;
  readonly server: Server;
}

/**
 * Turns a request into one that Next can answer. An unknown method becomes one that is refused. Ranges are dropped: Next
 * answers a range beyond the end with 500, and a server may always send the whole file (RFC 9110, 14.2). A policy is dropped,
 * because Next would take the page's nonce from it, and so are the router's headers, whose answers the page cache does not keep.
 * Without a trusted proxy the visitor's address is the connection's.
 */
function tidyRequest({ request, response, server }: ServerMessages, { TRUSTED_PROXIES }: ProxySettings): void {
  if (UNKNOWN_METHODS.has(request.method ?? "")) request.method = REFUSED_METHOD;
  for (const name of REQUEST_HEADERS) delete request.headers[name];
  if (TRUSTED_PROXIES === 0) request.headers["x-forwarded-for"] = request.socket.remoteAddress ?? "";
  identify(request);
  followRequest(server, response);
}

/** A publish could take neither a redirect nor a failure out of a cache outside, so none keeps one. */
function completeFailure(response: ServerResponse): void {
  const { statusCode } = response;
  if (statusCode < 300 || statusCode === 304) return;
  const life = response.getHeader("cache-control");
  if (!String(life).includes("no-store")) response.setHeader("cache-control", "private, no-store");
}

/**
 * An answer of Next's has the request's id, keeps the names of internal routes to itself, and ends its connection where the
 * process is about to end. Its policy and its life are completed when all of it is known.
 */
function tidyAnswer({ headers }: IncomingMessage, response: ServerResponse): void {
  onHeaders(response, () => {
    for (const name of INTERNAL_HEADERS) response.removeHeader(name);
    rememberVersion(response);
    completePolicy(response);
    completeLife(response, Date.now());
    completeFailure(response);
    tidyVary(response);
    response.appendHeader("server-timing", BY_NEXT);
    response.setHeader(REQUEST_ID_HEADER, headers[REQUEST_ID_HEADER] ?? "");
    if (isStopping()) response.setHeader("connection", "close");
  });
}

const isServerMessages = (message: unknown): message is ServerMessages =>
  typeof message === "object" &&
  message !== null &&
  "request" in message &&
  "response" in message &&
  "server" in message;

/**
 * Tidies every request that this process takes, by the event that Node itself gives before a server sees one. Once a
 * process, however often the framework starts it.
 */
export const tidyServerMessages = (settings: ProxySettings): void =>
  void processState("server-messages", () => {
    subscribe("http.server.request.start", (message) => {
      if (isServerMessages(message)) tidyRequest(message, settings);
    });
    onFirstRequest("server-answers", (server) =>
      standBefore(server, (request, response, next) => {
        tidyAnswer(request, response);
        if (UNKNOWN_TARGET.test(request.url ?? "")) answerNotFound(response);
        else next();
      }),
    );
    return true;
  });
