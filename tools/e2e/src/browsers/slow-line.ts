import { createServer, type IncomingMessage, request, type Server } from "node:http";

/** How late every script comes over a slow line, in ms: later than any test waits. */
const LATE = 30_000;

/** Stands before a site; all that is asked for passes, scripts late. */
export function startSlowLine(line: string, site: string): Server {
  const server = createServer((incoming, answer) => {
    const pass = (): void => {
      const onward = request(new URL(incoming.url ?? "/", site), {
        method: incoming.method,
        headers: incoming.headers,
      });
      const failed = (): void => void answer.destroy();
      onward.once("error", failed).once("response", (given: IncomingMessage) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.once("error", failed).pipe(answer);
      });
      incoming.pipe(onward);
    };
    if (/\.js(?:\?|$)/u.test(incoming.url ?? "")) setTimeout(pass, LATE).unref();
    else pass();
  });
  return server.listen(Number(new URL(line).port), "127.0.0.1");
}
