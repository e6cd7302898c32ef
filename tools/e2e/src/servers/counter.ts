import { createServer, type Server } from "node:http";
import { passOn } from "./pass-on.ts";

/** The counter's own path: GET returns the counted paths in order, DELETE clears them. */
export const COUNTED_PATH = "/~counted";

/** An HTTP proxy that forwards every request to `target` and records the paths. */
export function startCounter(port: number, target: string): Server {
  let counted: string[] = [];
  const server = createServer((incoming, answer) => {
    if (incoming.url === COUNTED_PATH) {
      if (incoming.method === "DELETE") counted = [];
      answer.setHeader("content-type", "application/json").end(JSON.stringify(counted));
      return;
    }
    counted.push((incoming.url ?? "").split("?")[0] ?? "");
    incoming.pipe(passOn(incoming, answer, target));
  });
  return server.listen(port, "127.0.0.1");
}
