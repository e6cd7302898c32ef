import { metrics } from "@opentelemetry/api";
import { type BrowserError, type Figure, METRICS, type Metric } from "@courseway/chrome/vitals";

/** The buckets of a histogram, with the goals for the field among their bounds. */
const BOUNDARIES: Readonly<Record<Metric, number[]>> = {
  LCP: [500, 1000, 1500, 1800, 2500, 4000, 8000],
  INP: [25, 50, 75, 100, 150, 200, 300, 500, 1000],
  CLS: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1],
  TTFB: [50, 100, 200, 400, 800, 1200, 1800, 3000],
};

/** The attributes of a counted error: `name` is the error's, or the violated directive. */
export interface CountedError {
  readonly kind: BrowserError["kind"] | "policy";
  readonly name: string;
  readonly block: string;
  readonly page_type: string;
}

/** The source of a figure; `row` counts from 0. */
export type FigureAttributes = Readonly<
  Record<"page_type" | "navigation" | "release" | "block" | "row" | "part", string>
>;

export interface FieldMetrics {
  readonly record: (figure: Pick<Figure, "metric" | "value">, attributes: FigureAttributes) => void;
  readonly countError: (error: CountedError) => void;
}

/**
 * The histograms `web_vitals.lcp`, `.inp` and `.ttfb` (ms) and `.cls`, and the counter `browser.errors`. Without a collector they do
 * nothing. Call this after telemetry has started.
 */
export function fieldMetrics(): FieldMetrics {
  const meter = metrics.getMeter("courseway");
  const of = (metric: Metric) =>
    meter.createHistogram(`web_vitals.${metric.toLowerCase()}`, {
      unit: metric === "CLS" ? "1" : "ms",
      advice: { explicitBucketBoundaries: BOUNDARIES[metric] },
    });
  const histograms = new Map(METRICS.map((metric) => [metric, of(metric)]));
  const errors = meter.createCounter("browser.errors");
  return {
    record: ({ metric, value }, attributes) => histograms.get(metric)?.record(value, { ...attributes }),
    countError: (error) => errors.add(1, { ...error }),
  };
}
