import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

/** One request of the site to a remote service. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** What a service answers: null has the sandbox answer, a promise that never settles is a service that hangs. */
type Answer = (request: ReceivedRequest) => Response | Promise<Response> | null;

export interface Recorder extends AsyncDisposable {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  /** Answers requests whose path begins so with this, in place of the sandbox. */
  readonly answer: (prefix: string, answer: Answer) => void;
  /** Changes the text of the sandbox's answers to requests whose path begins so. */
  readonly alter: (prefix: string, change: (text: string) => string) => void;
  /** Forgets what was asked; the sandbox answers everything again, as it is. */
  readonly reset: () => void;
}

/** The headers that the services read. */
const FORWARDED = ["accept", "content-type", "authorization", "api-key", "apikey", "idempotency-key"];

/** Stands between a site and the sandbox: it keeps what was asked, and may answer in the sandbox's place. */
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
      // A service that breaks the connection is passed on as one.
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
