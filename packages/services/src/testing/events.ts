import type { Report, ReportEvent } from "@courseway/observability";

/** A reporting port that keeps what it is told. */
export function recorder(): { readonly report: Report; readonly events: ReportEvent[] } {
  const events: ReportEvent[] = [];
  return { events, report: (event) => void events.push(event) };
}
