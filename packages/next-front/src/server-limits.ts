import type { Server } from "node:http";
import { onFirstRequest } from "./first-request.ts";

/**
 * Time limits in ms: for a request's headers, for the whole request, and for a connection without any traffic while it waits for a
 * response or its reader. Node looks every 30 s which requests took too long, and itself refuses headers above 16 KB with 431.
 */
export const SERVER_LIMITS = { headersMs: 15_000, requestMs: 60_000, silenceMs: 120_000 } as const;

export interface LimitSettings {
  /** The keep-alive time of a connection, in seconds. */
  readonly keepAliveSeconds: number;
  /** The maximum number of connections; unlimited by default. */
  readonly maxConnections?: number | undefined;
}

/** Protects a server from connections that send too slowly or nothing, or that never read. */
export function limitServer(
  server: Server,
  { keepAliveSeconds, maxConnections }: LimitSettings,
  limits: Readonly<Record<keyof typeof SERVER_LIMITS, number>> = SERVER_LIMITS,
): void {
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.timeout = limits.silenceMs;
  server.keepAliveTimeout = keepAliveSeconds * 1000;
  if (maxConnections !== undefined) server.maxConnections = maxConnections;
}

/** Limits every server of this process, from its first request on. */
export const limitServers = (settings: LimitSettings): void =>
  onFirstRequest("server-limits", (server) => limitServer(server, settings));
