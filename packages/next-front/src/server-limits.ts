import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { onFirstRequest } from "./first-request.ts";

/**
 * Time limits in ms: for a request's headers, for the whole request, and for a connection without any traffic while it waits for a
 * response or its reader. Node itself refuses headers above 16 KB with 431.
 */
export const SERVER_LIMITS = { headersMs: 15_000, requestMs: 60_000, silenceMs: 120_000 } as const;

export interface LimitSettings {
  /** The keep-alive time of a connection, in seconds. */
  readonly keepAliveSeconds: number;
  /** The maximum number of connections; unlimited by default. */
  readonly maxConnections?: number | undefined;
}

const TIMED_OUT = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/**
 * Ends a connection whose first request's headers take too long. Node itself checks only every 30 s, which can be changed only when a
 * server is created. Later headers are left to Node, since a connection may be idle longer between requests anyway.
 */
function limitFirstHeads(server: Server, headersMs: number): void {
  const timers = new WeakMap<Socket, NodeJS.Timeout>();
  const isHeard = (socket: Socket): void => clearTimeout(timers.get(socket));
  server.on("connection", (socket) => {
    const end = (): unknown => socket.end(TIMED_OUT, () => socket.destroy());
    timers.set(socket, setTimeout(end, headersMs).unref());
    socket.once("close", () => isHeard(socket));
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node's channel of this name is documented to carry
  subscribe("http.server.request.start", (message) => isHeard((message as { readonly socket: Socket }).socket));
  // Without an upgrade listener the server treats upgrades as plain requests.
  if (server.listenerCount("upgrade") > 0) server.prependListener("upgrade", ({ socket }) => isHeard(socket));
}

/** Protects a server from connections that send too slowly or nothing, or that never read. */
export function limitServer(
  server: Server,
  { keepAliveSeconds, maxConnections }: LimitSettings,
  limits: Readonly<Record<keyof typeof SERVER_LIMITS, number>> = SERVER_LIMITS,
): void {
  limitFirstHeads(server, limits.headersMs);
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.timeout = limits.silenceMs;
  server.keepAliveTimeout = keepAliveSeconds * 1000;
  if (maxConnections !== undefined) server.maxConnections = maxConnections;
}

/** Limits every server of this process, from its first request on. */
export const limitServers = (settings: LimitSettings): void =>
  onFirstRequest("server-limits", (server) => limitServer(server, settings));
