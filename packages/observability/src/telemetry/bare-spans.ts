import type { AttributeValue } from "@opentelemetry/api";
import type { Span, SpanProcessor } from "@opentelemetry/sdk-trace";

/** Span attributes that contain an address, as named by Next and by the instrumentation of remote calls. */
const ADDRESSES = ["http.target", "http.url", "url.full"] as const;
const QUERY = "url.query";

const withoutQuery = (address: AttributeValue): string => String(address).split(/[?#]/u, 1)[0] ?? "";

/** Removes the query from every address, because it may identify a visitor or contain a preview token. */
export function bareSpans(next: SpanProcessor): SpanProcessor {
  const strip = (span: Span): void => {
    for (const name of ADDRESSES) {
      const address = span.attributes[name];
      if (address !== undefined) span.setAttribute(name, withoutQuery(address));
    }
    if (span.attributes[QUERY] !== undefined) span.setAttribute(QUERY, "");
  };
  return {
    onStart: (span, parent) => {
      strip(span);
      next.onStart(span, parent);
    },
    onEnding: strip,
    onEnd: (span) => next.onEnd(span),
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}
