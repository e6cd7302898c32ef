import { createServer, type Server } from "node:http";
import { passOn } from "../servers/pass-on.ts";

/** The delay of every script on a slow line, in ms: longer than any test waits. */
const LATE = 30_000;

/** Starts a proxy in front of a site that passes on every request and delays scripts. */
export function startSlowLine(line: string, site: string): Server {
  const server = createServer((incoming, answer) => {
    const pass = (): void => void incoming.pipe(passOn(incoming, answer, site));
    if (/\.js(?:\?|$)/u.test(incoming.url ?? "")) setTimeout(pass, LATE).unref();
    else pass();
  });
  return server.listen(Number(new URL(line).port), "127.0.0.1");
}
