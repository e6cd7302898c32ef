import { context, propagation, trace } from "@opentelemetry/api";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createLogger } from "@courseway/observability";
import { createVitals } from "../api/vitals.ts";
import { METRICS } from "@courseway/chrome/vitals";
import { createPageCache, pageTag, routeTag } from "@courseway/next-page-cache";
import { readEnv } from "../site/env/read-env.ts";
import { openServer } from "@courseway/next-front/testing/server";
import { pooledFetch } from "../site/pooled-fetch.ts";
import { startTelemetry, type Telemetry } from "@courseway/observability/telemetry";
import { remoteServices } from "./remote-services.ts";
import { tidyServerMessages } from "./server-messages.ts";

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

const sent: { readonly path: string; readonly text: string; readonly key: string | undefined }[] = [];

const whole = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
};
const collector = createServer((request, response) => {
  void (async () => {
    sent.push({ path: request.url ?? "", text: await whole(request), key: request.headers["x-key"]?.toString() });
    response.setHeader("content-type", "application/json").end("{}");
  })();
});
const content = createServer((_request, response) => response.end("{}"));
/** A site in small: as Next does, it takes the trace up from the request's headers. */
const site = createServer((request, response) => {
  const under = propagation.extract(context.active(), request.headers);
  void context.with(under, async () => {
    await (await pooledFetch(`${getUrl(content)}/graphql?email=ann%40example.com`)).text();
    const span = trace.getTracer("next.js").startSpan("GET", { attributes: { "http.target": "/a/?token=secret" } });
    span.end();
    response.end("page");
  });
});
const getUrl = (server: typeof site): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ask = async (headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(`${getUrl(site)}/a/`, { headers })).text();

const reports = vi.fn<() => void>();
let telemetry: Telemetry;

beforeAll(async () => {
  for (const server of [collector, content, site])
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const env = readEnv({ CONTENT_URL: `${getUrl(content)}/graphql` });
  tidyServerMessages({ TRUSTED_PROXIES: 1 });
  telemetry = startTelemetry({
    endpoint: getUrl(collector),
    headers: "x-key=k%201,x-other=2",
    serviceName: "courseway-ace",
    environment: "production",
    findService: remoteServices(env),
    report: reports,
  });
});
afterAll(() => {
  for (const server of [collector, content, site]) server.close();
});

async function spans(): Promise<SentSpan[]> {
  sent.length = 0;
  await telemetry.flush();
  const traces = sent.filter(({ path }) => path === "/v1/traces").map(({ text }) => JSON.parse(text) as Traces);
  return traces.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap((one) => one.scopeSpans.flatMap((two) => two.spans)),
  );
}
interface Traces {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

/** Traces that are taken, and are not, at a rate of 0.2: the id alone says so. */
const TAKEN = "00000000000000000000000000000001";
const LEFT = "000000000000000000000000ffffffff";
const traceparent = (id: string): Record<string, string> => ({ traceparent: `00-${id}-00f067aa0ba902b7-01` });

it("has a span of the request above those of page and content, by the trace and the id that it came with", async () => {
  await ask({ ...traceparent(TAKEN), "x-request-id": "edge-0001" });
  const taken = (await spans()).filter(({ traceId }) => traceId === TAKEN);
  // The stand-in of content is in this process as well, and so has a span of its own below the call's.
  const request = taken.find(({ parentSpanId }) => parentSpanId === "00f067aa0ba902b7");
  const [page, call] = ["GET", "content GET"].map((name) => taken.find((one) => one.name === name));
  expect(request?.attributes).toContainEqual({ key: "courseway.request_id", value: { stringValue: "edge-0001" } });
  expect([page?.parentSpanId, call?.parentSpanId]).toEqual([request?.spanId, request?.spanId]);
  expect(call?.attributes).toContainEqual({ key: "peer.service", value: { stringValue: "content" } });
  expect(taken.find(({ parentSpanId }) => parentSpanId === call?.spanId)?.name).toBe("request GET");
});

it("has a span, and a measurement, of a request that the front answers from memory", async () => {
  const entry = {
    value: { kind: "APP_PAGE", html: "page" },
    lastModified: Date.now(),
    tags: [pageTag("a"), routeTag("/a/")],
  };
  const server = await openServer({ pages: createPageCache({ shared: null }), render: () => entry });
  const { headers } = await server.askUntilStored("/a/");
  const mine = { ...traceparent(TAKEN), "x-request-id": "edge-0002", "if-none-match": headers.etag };
  const answer = await server.ask("/a/", mine, "HEAD");
  await server.close();
  const span = (await spans()).find(({ traceId }) => traceId === TAKEN);
  expect([answer.status, answer.isFromMemory, span?.name, span?.parentSpanId]).toEqual([
    304,
    true,
    "request HEAD",
    "00f067aa0ba902b7",
  ]);
  expect(span?.attributes).toContainEqual({ key: "courseway.request_id", value: { stringValue: "edge-0002" } });
  expect(span?.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 304 } });
  const measured = sent.filter(({ path }) => path === "/v1/metrics").map(({ text }) => text);
  expect(measured.join("")).toMatch(/"http\.response\.status_code","value":\{"intValue":304\}/u);
});

it("sends no query and no value from it", async () => {
  await ask(traceparent(TAKEN));
  await spans();
  const texts = sent.map(({ text }) => text).join("");
  expect(texts).toContain('"/a/"');
  expect(texts).not.toMatch(/ann|secret|token=/u);
});

it("takes a fifth of the traces in production, whatever a request asks for [ERR-018]", async () => {
  await ask(traceparent(LEFT));
  expect((await spans()).filter(({ traceId }) => traceId === LEFT)).toEqual([]);
  const tracer = trace.getTracer("rate");
  const taken = Array.from({ length: 4000 }, () => tracer.startSpan("one").isRecording()).filter(Boolean).length;
  expect(taken / 4000).toBeGreaterThan(0.16);
  expect(taken / 4000).toBeLessThan(0.24);
});

it("sends what requests and calls took and what the process needs, with the headers that the collector asks for", async () => {
  const metricsNow = async () => {
    await ask();
    await spans();
    return sent.filter(({ path }) => path === "/v1/metrics");
  };
  // Of the event loop nothing is said until it was measured five times since the last report.
  const metrics = await vi.waitFor(async () => {
    const found = await metricsNow();
    const names = found.flatMap(({ text }) => [...text.matchAll(/"name":"([a-z0-9_.]+)"/gu)].map(([, name]) => name));
    expect(names).toEqual(
      expect.arrayContaining([
        "http.server.request.duration",
        "http.client.request.duration",
        "nodejs.eventloop.delay.p99",
        "v8js.memory.heap.used",
      ]),
    );
    return found;
  });
  expect(metrics[0]?.text).toContain('"courseway-ace"');
  expect(metrics[0]?.key).toBe("k 1");
});

interface SentMetric {
  readonly name: string;
  readonly unit: string;
  readonly histogram?: Points;
  readonly sum?: Points & { readonly isMonotonic: boolean };
  readonly gauge?: Points;
}
interface Points {
  readonly dataPoints: readonly { readonly attributes: readonly { readonly key: string }[] }[];
}
interface Metrics {
  readonly resourceMetrics: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly SentMetric[] }[];
  }[];
}

const UNITS: Readonly<Record<string, string>> = { ms: "_milliseconds", s: "_seconds", By: "_bytes" };

/** Prometheus's names of a metric, by its rules for OpenTelemetry, each with its labels. */
function prometheusNames({
  name,
  unit,
  histogram,
  sum,
  gauge,
}: SentMetric): readonly (readonly [string, Set<string>])[] {
  const labelled = (text: string): string => text.replaceAll(/\W/gu, "_");
  const points = (histogram ?? sum ?? gauge)?.dataPoints ?? [];
  const labels = new Set(["job", ...points.flatMap(({ attributes }) => attributes.map(({ key }) => labelled(key)))]);
  const base = `${labelled(name)}${UNITS[unit] ?? ""}`;
  if (histogram) return ["_count", "_sum", "_bucket"].map((end) => [base + end, new Set([...labels, "le"])]);
  return [[sum?.isMonotonic === true ? `${base}_total` : base, labels]];
}

it("sends each metric, with each label, that the dashboard asks for, and the log's lines", async () => {
  const { report } = createLogger({ brandId: "ACE", write: () => {} });
  const env = { isBlock: () => true, release: () => "b", findSourceLocation: async () => null, now: () => 0 };
  const request = new Request("https://www.ace.example/api/vitals/", { method: "POST" });
  const figures = METRICS.map((metric) => ({ metric, value: 1, row: 0, block: "hero", part: "img" }));
  const errors = [{ kind: "island", name: "TypeError", at: "", block: "hero" }];
  const body = JSON.stringify({ pageType: "course", navigation: "navigate", figures, errors });
  await createVitals({ report, share: 1, ...env })({ request, body });
  sent.length = 0;
  await telemetry.flush();
  const all = sent.filter(({ path }) => path === "/v1/metrics").map(({ text }) => JSON.parse(text) as Metrics);
  const metrics = all.flatMap(({ resourceMetrics }) =>
    resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
  );
  const exported = new Map(metrics.flatMap(prometheusNames));
  const dashboard = readFileSync(join(import.meta.dirname, "../../../../deploy/grafana/field.json"), "utf8");
  const queries = [...dashboard.matchAll(/"expr": "(?<expr>(?:[^"\\]|\\.)*)"/gu)].map(
    ({ groups }) => groups?.["expr"] ?? "",
  );
  const asked = queries
    .filter((query) => !query.startsWith("{"))
    .flatMap((query) => {
      const [, name = ""] = /(\w+)\{/u.exec(query) ?? [];
      const labels = [...query.matchAll(/by \((?<by>[^)]*)\)|\{(?<label>\w+)=/gu)];
      return labels
        .flatMap(({ groups }) => (groups?.["by"] ?? groups?.["label"] ?? "").split(", "))
        .map((label) => ({ name, label }));
    });
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter(({ name, label }) => exported.get(name)?.has(label) !== true)).toEqual([]);
  const lines = sent.filter(({ path }) => path === "/v1/logs").map(({ text }) => text);
  expect(lines.join("")).toMatch(
    /"stringValue":"vitals INP 1 block=hero row=1 part=img page=course nav=navigate release=b"/u,
  );
  expect(lines.join("")).toMatch(/"key":"tag","value":\{"stringValue":"browser"\}/u);
});

it("says once that the collector is away, and answers all the same", async () => {
  collector.closeAllConnections();
  await new Promise<void>((resolve) => collector.close(() => resolve()));
  expect(await ask(traceparent(TAKEN))).toBe("page");
  await telemetry.flush();
  await telemetry.flush();
  expect(reports).toHaveBeenCalledTimes(1);
  expect(reports).toHaveBeenCalledWith(
    expect.objectContaining({ level: "warn", message: expect.stringContaining("do not reach their collector") }),
  );
}, 30_000);
