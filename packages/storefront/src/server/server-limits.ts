import type { Server } from "node:http";
import type { StorefrontEnv } from "../env/variables.ts";
import { SERVER_LIMITS } from "../limits/table.ts";
import { onFirstRequest } from "./first-request.ts";

type LimitSettings = Pick<StorefrontEnv, "KEEP_ALIVE_SECONDS" | "MAX_CONNECTIONS">;

/** Keeps a server from being held up by connections that say too little, too slowly or nothing, or that never read. */
export function limitServer(
  server: Server,
  { KEEP_ALIVE_SECONDS, MAX_CONNECTIONS }: LimitSettings,
  limits: Readonly<Record<keyof typeof SERVER_LIMITS, number>> = SERVER_LIMITS,
): void {
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.timeout = limits.silenceMs;
  server.keepAliveTimeout = KEEP_ALIVE_SECONDS * 1000;
  if (MAX_CONNECTIONS !== undefined) server.maxConnections = MAX_CONNECTIONS;
}

/** Limits every server of this process from its first request on, whoever made it. */
export const limitServers = (settings: LimitSettings): void =>
  onFirstRequest("server-limits", (server) => limitServer(server, settings));
