import type { Server } from "node:http";
import type { StorefrontEnv } from "../env/variables.ts";
import { SERVER_LIMITS } from "../limits/table.ts";
import { onFirstRequest } from "./first-request.ts";

type LimitSettings = Pick<StorefrontEnv, "KEEP_ALIVE_SECONDS" | "MAX_CONNECTIONS">;

/** Keeps a server from being held up by connections that say too little, too slowly or nothing. */
export function limitServer(server: Server, { KEEP_ALIVE_SECONDS, MAX_CONNECTIONS }: LimitSettings): void {
  server.headersTimeout = SERVER_LIMITS.headersMs;
  server.requestTimeout = SERVER_LIMITS.requestMs;
  server.keepAliveTimeout = KEEP_ALIVE_SECONDS * 1000;
  if (MAX_CONNECTIONS !== undefined) server.maxConnections = MAX_CONNECTIONS;
}

/** Limits every server of this process from its first request on, whoever made it. */
export const limitServers = (settings: LimitSettings): void =>
  onFirstRequest("server-limits", (server) => limitServer(server, settings));
