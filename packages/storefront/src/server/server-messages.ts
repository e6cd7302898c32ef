import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { completePolicy, POLICY, POLICY_REPORT_ONLY } from "../policy/complete-policy.ts";
import { processState } from "../process-state.ts";
import { identify, REQUEST_ID_HEADER } from "../request-id.ts";
import { followRequest, isStopping } from "./stop-server.ts";

/** Methods that the fetch standard knows no request for: handed on, they fail with a 500 before any code of ours. */
const UNKNOWN_METHODS = new Set(["TRACE", "TRACK", "CONNECT"]);
/** A method that is refused everywhere, with 405 and what is allowed. */
const REFUSED_METHOD = "PATCH";

/** What a visitor has no say in. */
const REQUEST_HEADERS = ["range", POLICY, POLICY_REPORT_ONLY];

/** What Next tells of its own routes, to nobody that needs it: pages link plainly. */
const INTERNAL_HEADERS = ["x-middleware-rewrite", "x-middleware-set-cookie", "x-nextjs-rewritten-path"];

/** What Node says of a request as it comes in. */
export interface ServerMessages {
  readonly request: Pick<IncomingMessage, "method" | "headers">;
  readonly response: ServerResponse;
  readonly server: Server;
}

/**
 * Makes of a request what Next can answer: an unknown method becomes one that is refused, and no part of a file is
 * asked for, since Next turns a range beyond the end into a 500 and a server may always send the whole (RFC 9110, 14.2).
 * An answer has the request's id, keeps the names of internal routes to itself, and ends its connection where the
 * process is about to end. Its policy is completed when all of it is known; Next would take the nonce of a page from a
 * policy in the request, so none comes from a visitor.
 */
export function tidyMessages({ request, response, server }: ServerMessages): void {
  if (UNKNOWN_METHODS.has(request.method ?? "")) request.method = REFUSED_METHOD;
  for (const name of REQUEST_HEADERS) delete request.headers[name];
  const id = identify(request);
  followRequest(server, response);
  onHeaders(response, () => {
    for (const name of INTERNAL_HEADERS) response.removeHeader(name);
    completePolicy(response);
    response.setHeader(REQUEST_ID_HEADER, id);
    if (isStopping()) response.setHeader("connection", "close");
  });
}

const isServerMessages = (message: unknown): message is ServerMessages =>
  typeof message === "object" &&
  message !== null &&
  "request" in message &&
  "response" in message &&
  "server" in message;

function onRequest(message: unknown): void {
  if (isServerMessages(message)) tidyMessages(message);
}

/**
 * Tidies every request that this process takes, by the event that Node itself gives before a server sees one. Once a
 * process, however often the framework starts it.
 */
export const tidyServerMessages = (): void =>
  void processState("server-messages", () => {
    subscribe("http.server.request.start", onRequest);
    return true;
  });
