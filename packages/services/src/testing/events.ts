import type { Report, ReportEvent } from "@courseway/observability";

/** Creates a reporting port that records its events. */
export function recorder(): { readonly report: Report; readonly events: ReportEvent[] } {
  const events: ReportEvent[] = [];
  return { events, report: (event) => void events.push(event) };
}
