import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { completeLife, rememberEntry } from "@courseway/next-page-cache";
import type { StorefrontEnv } from "../site/env/variables.ts";
import { completePolicy, POLICY, POLICY_REPORT_ONLY } from "@courseway/next-finish/policy";
import { ROUTER_HEADERS } from "../request/request-guard.ts";
import { processState } from "@courseway/observability/process-state";
import { identify, REQUEST_ID_HEADER } from "@courseway/observability/request";
import { onFirstRequest, standBefore, followRequest, isStopping } from "@courseway/next-front";

/** Methods that the fetch standard forbids: Next would answer with 500 before any of our code runs. */
const UNKNOWN_METHODS = new Set(["TRACE", "TRACK", "CONNECT"]);
/** A method that is refused everywhere, with 405 and the allowed methods. */
const REFUSED_METHOD = "PATCH";

/**
 * Request headers that visitors may not set. In development Next's router uses them; in production pages have plain links, and a request
 * with these headers gets the same response as any other.
 */
const ROUTER_WORDS = process.env.NODE_ENV === "development" ? [] : ROUTER_HEADERS;
const REQUEST_HEADERS = ["range", POLICY, POLICY_REPORT_ONLY, ...ROUTER_WORDS];

/** Response headers about Next's routes and its router, which plain links do not need. */
const INTERNAL_HEADERS = [
  "x-middleware-rewrite",
  "x-middleware-set-cookie",
  "x-nextjs-rewritten-path",
  "x-nextjs-prerender",
  "x-nextjs-stale-time",
];

/** Tells an operator that Next responded, and not the front from memory. */
const BY_NEXT = 'cache;desc="next"';

function tidyVary(response: ServerResponse): void {
  const names = [response.getHeader("vary") ?? []].flat().join(",").split(",");
  const left = names
    .map((name) => name.trim())
    .filter((name) => name !== "" && !ROUTER_WORDS.includes(name.toLowerCase()));
  if (left.length === 0) response.removeHeader("vary");
  else response.setHeader("vary", left.join(", "));
}

/**
 * Parts that no page's address has. Next cuts off `.rsc` before the proxy sees the address, and renders for its router. The URL standard
 * cuts off everything after `#`, but an outside cache does not. Either way a page would be served at another page's address.
 */
const UNKNOWN_TARGET = /^[^/]|#|\.rsc(?:\?|$)/u;

function answerNotFound(response: ServerResponse): void {
  const headers = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" };
  response.writeHead(404, headers).end("Not found\n");
}

type ProxySettings = Pick<StorefrontEnv, "TRUSTED_PROXIES">;

/** Node's diagnostics message about an incoming request. */
interface ServerMessages {
  readonly request: Pick<IncomingMessage, "method" | "headers" | "socket">;
  readonly response: ServerResponse;
  readonly server: Server;
}

/**
 * Turns a request into one that Next can handle. An unknown method becomes one that is refused. Ranges are removed: Next answers a range
 * beyond the end with 500, and a server may always send the whole file (RFC 9110, 14.2). A policy is removed, because Next would take the
 * page's nonce from it, and so are the router's headers, whose responses the page cache does not store. Without a trusted proxy the
 * visitor's address is the connection's.
 */
function tidyRequest({ request, response, server }: ServerMessages, { TRUSTED_PROXIES }: ProxySettings): void {
  if (UNKNOWN_METHODS.has(request.method ?? "")) request.method = REFUSED_METHOD;
  for (const name of REQUEST_HEADERS) delete request.headers[name];
  if (TRUSTED_PROXIES === 0) request.headers["x-forwarded-for"] = request.socket.remoteAddress ?? "";
  identify(request);
  followRequest(server, response);
}

/** No outside cache may store a redirect or a failure, since a publish could not remove it there. */
function completeFailure(response: ServerResponse): void {
  const { statusCode } = response;
  if (statusCode < 300 || statusCode === 304) return;
  const life = response.getHeader("cache-control");
  if (!String(life).includes("no-store")) response.setHeader("cache-control", "private, no-store");
}

/**
 * Prepares a response of Next: adds the request's id, removes the names of internal routes, and closes the connection if the process is
 * shutting down. Its policy and cache headers are completed before they are sent.
 */
function tidyAnswer({ headers }: IncomingMessage, response: ServerResponse): void {
  onHeaders(response, () => {
    for (const name of INTERNAL_HEADERS) response.removeHeader(name);
    rememberEntry(response);
    completePolicy(response);
    completeLife(response, Date.now());
    completeFailure(response);
    tidyVary(response);
    response.appendHeader("server-timing", BY_NEXT);
    response.setHeader(REQUEST_ID_HEADER, headers[REQUEST_ID_HEADER] ?? "");
    if (isStopping()) response.setHeader("connection", "close");
  });
}

/**
 * Tidies every request of this process, through the diagnostics event that Node publishes before a server handles a request. Runs once
 * per process, although the framework may start it several times.
 */
export const tidyServerMessages = (settings: ProxySettings): void =>
  void processState("server-messages", () => {
    subscribe("http.server.request.start", (message) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node's channel of this name is documented to carry
      tidyRequest(message as ServerMessages, settings);
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
