import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import { processState } from "../process-state.ts";
import type { ServerMessages } from "../server/server-messages.ts";
import type { Front } from "./front.ts";

/** Puts the front before whatever answers the server's requests. */
export function standBefore(server: Server, front: Front): void {
  const handlers = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    front(request, response, () => {
      for (const handler of handlers) Reflect.apply(handler, server, [request, response]);
    });
  });
}

/**
 * Puts a front before every server of this process, at its first request: Node tells of a request before its server hears
 * of it. So it stands before Next however that was started: by `courseway-serve`, `next start` or a standalone `server.js`.
 */
export const installFront = (front: Front): void =>
  void processState("front", () => {
    const servers = new WeakSet<Server>();
    subscribe("http.server.request.start", (message) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node's channel of this name is documented to carry
      const { server } = message as ServerMessages;
      if (servers.has(server)) return;
      servers.add(server);
      standBefore(server, front);
    });
    return true;
  });
