import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text as collected } from "node:stream/consumers";
import { passOn } from "../servers/pass-on.ts";

/** One forwarded request. */
export interface Passed {
  readonly path: string;
  readonly id: string | undefined;
}

export interface Gateway {
  readonly url: string;
  readonly passed: readonly Passed[];
  /** `closed` responds with 503; a number delays each request by that many ms. */
  mode: "open" | "closed" | number;
  readonly close: () => void;
}

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Starts a proxy in front of the sandbox that records requests and can be slow or closed. */
export async function startGateway(target: string): Promise<Gateway> {
  const passed: Passed[] = [];
  const server = createServer((incoming, answer) => {
    passed.push({ path: incoming.url ?? "", id: incoming.headers["x-request-id"]?.toString() });
    if (gateway.mode === "closed") return void answer.writeHead(503).end();
    const onward = passOn(incoming, answer, target);
    return void setTimeout(() => incoming.pipe(onward), gateway.mode === "open" ? 0 : gateway.mode);
  });
  const url = await listening(server);
  const gateway: Gateway = { url, passed, mode: "open", close: () => server.close().closeAllConnections() };
  return gateway;
}

/** One received span, with its text attributes only. */
export interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

interface Traces {
  readonly resourceSpans?: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<SentSpan, "attributes"> & {
        readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
      })[];
    }[];
  }[];
}

const spansIn = ({ resourceSpans = [] }: Traces): SentSpan[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, value.stringValue])),
    }));

/** Starts a collector of traces and metrics on this machine: OTLP over HTTP, JSON. */
export async function startCollector() {
  const spans: SentSpan[] = [];
  const server = createServer((incoming, answer) => {
    void (async () => {
      spans.push(...spansIn(JSON.parse(await collected(incoming)) as Traces));
      answer.setHeader("content-type", "application/json").end("{}");
    })();
  });
  const url = await listening(server);
  return { url, spans, close: () => server.close().closeAllConnections() };
}
