import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { processState } from "@courseway/observability/process-state";

/**
 * Prepares every server of this process at its first request, before that server handles it: Node publishes the request first.
 * Runs once per process and name, however often the framework starts.
 */
export const onFirstRequest = (name: string, prepare: (server: Server) => void): void =>
  void processState(name, () => {
    const prepared = new WeakSet<Server>();
    subscribe("http.server.request.start", (message) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node's channel of this name is documented to carry
      const { server } = message as { readonly server: Server };
      if (prepared.has(server)) return;
      prepared.add(server);
      prepare(server);
    });
    return true;
  });

/** Handles a request, or calls `next`. */
export type Stage = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Adds a stage before the server's request handlers. The last one added runs first. */
export function standBefore(server: Server, stage: Stage): void {
  const handlers = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    stage(request, response, () => {
      for (const handler of handlers) Reflect.apply(handler, server, [request, response]);
    });
  });
}
