import type { AttributeValue } from "@opentelemetry/api";
import type { Span, SpanProcessor } from "@opentelemetry/sdk-trace";

/** Attributes that hold an address, by Next's names and by those of the calls. */
const ADDRESSES = ["http.target", "http.url", "url.full"] as const;
const QUERY = "url.query";

const withoutQuery = (address: AttributeValue): string => String(address).split(/[?#]/u, 1)[0] ?? "";

/** Takes the query out of every address: it may name a visitor, or carry a preview's token. */
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
