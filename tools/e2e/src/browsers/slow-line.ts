import { createServer, type Server } from "node:http";
import { passOn } from "../servers/pass-on.ts";

/** How late every script comes over a slow line, in ms: later than any test waits. */
const LATE = 30_000;

/** Stands before a site; all that is asked for passes, scripts late. */
export function startSlowLine(line: string, site: string): Server {
  const server = createServer((incoming, answer) => {
    const pass = (): void => void incoming.pipe(passOn(incoming, answer, site));
    if (/\.js(?:\?|$)/u.test(incoming.url ?? "")) setTimeout(pass, LATE).unref();
    else pass();
  });
  return server.listen(Number(new URL(line).port), "127.0.0.1");
}
