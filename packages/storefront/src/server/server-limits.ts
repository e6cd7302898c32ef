import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { StorefrontEnv } from "../env/variables.ts";
import { SERVER_LIMITS } from "../limits/table.ts";
import { onFirstRequest } from "./first-request.ts";

type LimitSettings = Pick<StorefrontEnv, "KEEP_ALIVE_SECONDS" | "MAX_CONNECTIONS">;

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
  { KEEP_ALIVE_SECONDS, MAX_CONNECTIONS }: LimitSettings,
  limits: Readonly<Record<keyof typeof SERVER_LIMITS, number>> = SERVER_LIMITS,
): void {
  limitFirstHeads(server, limits.headersMs);
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.timeout = limits.silenceMs;
  server.keepAliveTimeout = KEEP_ALIVE_SECONDS * 1000;
  if (MAX_CONNECTIONS !== undefined) server.maxConnections = MAX_CONNECTIONS;
}

/** Limits every server of this process, from its first request on. */
export const limitServers = (settings: LimitSettings): void =>
  onFirstRequest("server-limits", (server) => limitServer(server, settings));
