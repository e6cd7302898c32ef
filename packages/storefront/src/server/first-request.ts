import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import { processState } from "../process-state.ts";
import type { ServerMessages } from "./server-messages.ts";

/**
 * Prepares every server of this process at its first request, whoever made it: Node tells of a request before its server
 * hears of it. Once a process under a name, however often the framework starts it.
 */
export const onFirstRequest = (name: string, prepare: (server: Server) => void): void =>
  void processState(name, () => {
    const prepared = new WeakSet<Server>();
    subscribe("http.server.request.start", (message) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node's channel of this name is documented to carry
      const { server } = message as ServerMessages;
      if (prepared.has(server)) return;
      prepared.add(server);
      prepare(server);
    });
    return true;
  });
