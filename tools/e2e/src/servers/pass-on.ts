import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from "node:http";

/**
 * Opens a request to `target` for an incoming one, and sends its response back. The caller pipes the incoming request
 * into it, now or later.
 */
export function passOn(incoming: IncomingMessage, answer: ServerResponse, target: string): ClientRequest {
  const onward = request(new URL(incoming.url ?? "/", target), { method: incoming.method, headers: incoming.headers });
  const failed = (): void => void answer.destroy();
  return onward.once("error", failed).once("response", (given: IncomingMessage) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.once("error", failed).pipe(answer);
  });
}
