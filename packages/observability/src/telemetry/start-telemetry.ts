import {
  context,
  diag,
  DiagLogLevel,
  logs,
  metrics,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { parseKeyPairsIntoRecord, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPLogExporter } from "@opentelemetry/exporter-logs-otlp-http";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { RuntimeNodeInstrumentation } from "@opentelemetry/instrumentation-runtime-node";
import { type UndiciRequest, UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchLogRecordProcessor, LoggerProvider } from "@opentelemetry/sdk-logs";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Report } from "../report.ts";
import { requestId } from "../request-id.ts";
import { bareSpans } from "./bare-spans.ts";

const METRICS_EVERY_MS = 30_000;
/** The time limit of one export including retries, in ms. */
const SEND_MS = 3000;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export interface TelemetryOptions {
  /** The base address of the collector, which accepts OTLP as JSON over HTTP. */
  readonly endpoint: string;
  /** Headers that the collector requires: `name=value` pairs separated by commas, values URL-encoded. */
  readonly headers?: string | undefined;
  /** The attribute `service.name` of traces, metrics and logs. */
  readonly serviceName: string;
  /** "production", or anything else. */
  readonly environment: string;
  /** The name of the remote service that an address belongs to, or null. */
  readonly findService: (address: string) => string | null;
  readonly report: Report;
}

export interface Telemetry {
  /** Sends everything queued. Never rejects. */
  readonly flush: () => Promise<unknown>;
}

/** The share of requests that are traced in an environment, such as "production". [ERR-018] */
export const tracesSampleRate = (environment: string): number => (environment === "production" ? 0.2 : 1);

/** Reports an unreachable collector once. Requests never wait for it. */
function reportFaults(report: Report): void {
  let isReported = false;
  const error = (why: string): void => {
    if (isReported) return;
    isReported = true;
    const message = `Traces, metrics or logs do not reach their collector: ${why}. Check OTEL_EXPORTER_OTLP_ENDPOINT and the collector; the site goes on.`;
    report({ level: "warn", message, tags: { tag: "telemetry" } });
  };
  const ignore = (): void => undefined;
  diag.setLogger(
    { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR },
  );
}

/**
 * Records one span and one duration for each request of this server. We write the span into the request's `traceparent`
 * header, so that the spans which Next creates for proxy and page become its children.
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
    const { request, response } = message as { readonly request: IncomingMessage; readonly response: ServerResponse };
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

/** Instruments remote calls, named after their service, and the Node process. */
function createInstrumentations(
  findService: TelemetryOptions["findService"],
): readonly [UndiciInstrumentation, RuntimeNodeInstrumentation] {
  const named = ({ origin, path }: UndiciRequest): string | null => findService(`${origin}${path}`);
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
 * Starts traces, metrics and logs for the process and sends them to the collector, as JSON over HTTP. Production keeps
 * a fifth of the traces, other environments all. Only the trace's id decides, so that services which share a trace
 * agree and no visitor can request one. Spans contain no query string and no visitor's address. [ERR-018]
 */
export function startTelemetry(options: TelemetryOptions): Telemetry {
  const { serviceName, environment, findService, report } = options;
  const headers = parseKeyPairsIntoRecord(options.headers);
  const sendTo = (signal: string) => ({
    url: `${options.endpoint.replace(/\/+$/u, "")}/v1/${signal}`,
    headers,
    timeoutMillis: SEND_MS,
  });
  reportFaults(report);
  const resource = resourceFromAttributes({
    "service.name": serviceName,
    "deployment.environment.name": environment,
  });
  const tracer = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(tracesSampleRate(environment)),
    spanProcessors: [bareSpans(new BatchSpanProcessor({ exporter: new OTLPTraceExporter(sendTo("traces")) }))],
  });
  const meter = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(sendTo("metrics")),
        exportIntervalMillis: METRICS_EVERY_MS,
        exportTimeoutMillis: SEND_MS,
      }),
    ],
  });
  const logger = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter(sendTo("logs")) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(tracer);
  metrics.setGlobalMeterProvider(meter);
  logs.setGlobalLoggerProvider(logger);
  for (const one of createInstrumentations(findService)) one.setMeterProvider(meter);
  followRequests();
  return { flush: () => Promise.allSettled([tracer.forceFlush(), meter.forceFlush(), logger.forceFlush()]) };
}
