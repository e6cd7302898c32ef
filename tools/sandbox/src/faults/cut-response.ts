import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/** Promises a long body, sends its beginning, then breaks the connection. */
export function cutResponse({ outgoing }: HttpBindings, status: number): Response {
  outgoing.writeHead(status, { "content-type": "application/json", "content-length": "4096" });
  outgoing.write('{"data":{"entry":', () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** Breaks the connection without a word. */
export function noResponse({ outgoing }: HttpBindings): Response {
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
