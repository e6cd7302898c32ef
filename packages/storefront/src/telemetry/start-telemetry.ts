import { context, diag, DiagLogLevel, metrics, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { RuntimeNodeInstrumentation } from "@opentelemetry/instrumentation-runtime-node";
import { type UndiciRequest, UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";
import { type Report, tracesSampleRate } from "@courseway/services";
import { subscribe } from "node:diagnostics_channel";
import type { StorefrontEnv } from "../env/variables.ts";
import { requestId } from "../request-id.ts";
import type { ServerMessages } from "../server/server-messages.ts";
import { bareSpans } from "./bare-spans.ts";
import { remoteServices } from "./remote-services.ts";

const METRICS_EVERY_MS = 30_000;
/** How long one sending may take, tries again included, in ms. */
const SEND_MS = 3000;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

interface TelemetryOptions {
  readonly env: StorefrontEnv & { readonly OTEL_EXPORTER_OTLP_ENDPOINT: string };
  readonly brandId: string;
  readonly report: Report;
}

/** Sends what waits to be sent. Never rejects. */
export interface Telemetry {
  readonly flush: () => Promise<unknown>;
}

/** `name=value` pairs with commas between, as the standard variable has them. */
const headersOf = (text = ""): Record<string, string> =>
  Object.fromEntries(
    text.split(",").flatMap((pair) => {
      const at = pair.indexOf("=");
      return at < 1 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
    }),
  );

/** A collector that is away is a fault of the collector: said once, and requests never wait for it. */
function reportFaults(report: Report): void {
  let isTold = false;
  const error = (why: string): void => {
    if (isTold) return;
    isTold = true;
    const message = `Traces or metrics do not reach their collector: ${why}. Check OTEL_EXPORTER_OTLP_ENDPOINT and the collector; the site goes on.`;
    report({ level: "warn", message, tags: { tag: "telemetry" } });
  };
  const ignore = (): void => undefined;
  diag.setLogger(
    { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR },
  );
}

/**
 * One span and one measurement for each request of this server. The span stands above those that Next makes of proxy and
 * page: they find it in the request's `traceparent`, which takes the place of the one that came in.
 */
function followRequests(): void {
  const tracer = trace.getTracer("courseway");
  const duration = metrics.getMeter("courseway").createHistogram("http.server.request.duration", {
    description: "How long requests took until their answer was whole",
    unit: "s",
    advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  });
  subscribe("http.server.request.start", (message) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node's channel of this name is documented to carry
    const { request, response } = message as ServerMessages;
    const method = METHODS.has(request.method ?? "") ? (request.method ?? "") : "_OTHER";
    const attributes = { "http.request.method": method, "courseway.request_id": requestId() ?? "" };
    const above = propagation.extract(context.active(), request.headers);
    const begin = performance.now();
    const span = tracer.startSpan(`request ${method}`, { kind: SpanKind.SERVER, attributes }, above);
    propagation.inject(trace.setSpan(context.active(), span), request.headers);
    response.once("close", () => {
      const labels = { "http.request.method": method, "http.response.status_code": response.statusCode };
      duration.record((performance.now() - begin) / 1000, labels);
      span.setAttribute("http.response.status_code", response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
  });
}

/** Calls of remote services are named by what they are for; beside them stands what the process itself needs. */
function instrumentations(env: StorefrontEnv): readonly [UndiciInstrumentation, RuntimeNodeInstrumentation] {
  const serviceOf = remoteServices(env);
  const named = ({ origin, path }: UndiciRequest): string | null => serviceOf(`${origin}${path}`);
  const calls = new UndiciInstrumentation({
    requireParentforSpans: true,
    startSpanHook: (request) => {
      const service = named(request);
      return service === null ? {} : { "peer.service": service };
    },
    requestHook: (span, request) => {
      const service = named(request);
      if (service !== null) span.updateName(`${service} ${request.method}`);
    },
  });
  return [calls, new RuntimeNodeInstrumentation()];
}

/**
 * Begins to take traces and metrics and sends them to the collector, as JSON over HTTP. Of traces a fifth is taken in
 * production and elsewhere each, by the trace's id alone: services that share a trace agree, and no visitor can ask to be
 * traced. No query, address or other datum of a visitor is in them. [ERR-018]
 */
export function startTelemetry({ env, brandId, report }: TelemetryOptions): Telemetry {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/u, "");
  const headers = headersOf(env.OTEL_EXPORTER_OTLP_HEADERS);
  reportFaults(report);
  const resource = resourceFromAttributes({
    "service.name": `courseway-${brandId.toLowerCase()}`,
    "deployment.environment.name": env.SITE_ENV,
  });
  const spans = bareSpans(
    new BatchSpanProcessor({
      exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: SEND_MS }),
    }),
  );
  const tracer = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(tracesSampleRate(env.SITE_ENV)),
    spanProcessors: [spans],
  });
  const meter = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers, timeoutMillis: SEND_MS }),
        exportIntervalMillis: METRICS_EVERY_MS,
        exportTimeoutMillis: SEND_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(tracer);
  metrics.setGlobalMeterProvider(meter);
  for (const one of instrumentations(env)) one.setMeterProvider(meter);
  followRequests();
  return { flush: () => Promise.allSettled([tracer.forceFlush(), meter.forceFlush()]) };
}
