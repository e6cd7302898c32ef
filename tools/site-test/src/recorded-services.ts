import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

/** One request of the site to a remote service. */
export interface ReceivedRequest {
  readonly method: string;
  /** The path and query, as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/**
 * A service's response: null passes the request to the sandbox; a promise that never settles simulates a service that
 * hangs.
 */
type Answer = (request: ReceivedRequest) => Response | Promise<Response> | null;

export interface Recorder extends AsyncDisposable {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  /** Responds to requests whose path starts with this prefix, instead of the sandbox. */
  readonly answer: (prefix: string, answer: Answer) => void;
  /** Changes the text of the sandbox's responses to requests whose path starts with this prefix. */
  readonly alter: (prefix: string, change: (text: string) => string) => void;
  /** Clears the requests; the sandbox responds to everything again, unchanged. */
  readonly reset: () => void;
}

/** The headers that the services read. */
const FORWARDED = ["accept", "content-type", "authorization", "api-key", "apikey", "idempotency-key"];

/** Starts a proxy between a site and the sandbox: it records requests, and can respond instead of the sandbox. */
export async function recordedServices(sandbox: string): Promise<Recorder> {
  const requests: ReceivedRequest[] = [];
  const answers = new Map<string, Answer>();
  const changes = new Map<string, (text: string) => string>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const { method = "GET", url: path = "/", headers } = request;
      const received = { method, path, headers, body: body.toString() };
      requests.push(received);
      const scripted = [...answers].find(([prefix]) => path.startsWith(prefix))?.[1];
      const sent = Object.fromEntries(
        FORWARDED.flatMap((name) => (typeof headers[name] === "string" ? [[name, headers[name]]] : [])),
      );
      const answered =
        (await scripted?.(received)) ??
        (await fetch(sandbox + path, { method, headers: sent, ...(body.length > 0 ? { body } : {}) }));
      const type = answered.headers.get("content-type") ?? "text/plain";
      const bytes = Buffer.from(await answered.arrayBuffer());
      const change = [...changes].find(([prefix]) => path.startsWith(prefix))?.[1];
      response.writeHead(answered.status, { "content-type": type }).end(change?.(bytes.toString()) ?? bytes);
      // A connection that the service breaks is broken toward the site as well.
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The recorder has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    answer: (prefix, answer) => void answers.set(prefix, answer),
    alter: (prefix, change) => void changes.set(prefix, change),
    reset: () => {
      requests.length = 0;
      answers.clear();
      changes.clear();
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
