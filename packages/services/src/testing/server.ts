import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** A received request. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface TestServer extends AsyncDisposable {
  /** `http://127.0.0.1:{port}` */
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
}

/** Writes a test server's response. */
export type Respond = (response: ServerResponse, received: ReceivedRequest) => void;

/** Starts a real server on a free local port; `await using` closes it and all its connections. */
export async function serve(respond: Respond): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const received = await receive(request);
    requests.push(received);
    respond(response, received);
  };
  const listener: RequestListener = (request, response) => {
    void answer(request, response);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, requests, [Symbol.asyncDispose]: close };
}

/** Responds with a value as JSON. */
export function json(value: unknown, status = 200): Respond {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  };
}

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const { pathname: path, searchParams: query } = url;
  return { method: request.method ?? "", path, query, headers: request.headers, body: await text(request) };
}
