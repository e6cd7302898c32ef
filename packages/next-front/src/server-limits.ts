import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { onFirstRequest } from "./first-request.ts";

/**
 * How long a request may take to arrive, in ms: its headers, and all of it; and how long nothing at all may move on a connection
 * that waits for an answer or for its reader. Node itself refuses headers of more than 16 KB with 431.
 */
export const SERVER_LIMITS = { headersMs: 15_000, requestMs: 60_000, silenceMs: 120_000 } as const;

export interface LimitSettings {
  /** How long a connection may wait for its next request, in seconds. */
  readonly keepAliveSeconds: number;
  /** How many connections a server has at most; any number without it. */
  readonly maxConnections?: number | undefined;
}

const TIMED_OUT = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/**
 * Ends a connection whose first request's head takes too long, be it silent or dripped. Node itself looks only every 30 s, and how often
 * can be said only where a server is made. Later heads are left to Node: between requests a connection may be silent for longer anyway.
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
  // A server that nobody listens to for upgrades answers them as requests.
  if (server.listenerCount("upgrade") > 0) server.prependListener("upgrade", ({ socket }) => isHeard(socket));
}

/** Keeps a server from being held up by connections that say too little, too slowly or nothing, or that never read. */
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
