import type { Server } from "node:http";
import { onFirstRequest } from "../server/first-request.ts";
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

/** Puts a front before Next, however that was started: by `courseway-serve`, `next start` or a standalone `server.js`. */
export const installFront = (front: Front): void => onFirstRequest("front", (server) => standBefore(server, front));
