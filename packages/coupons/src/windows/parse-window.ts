import { parseDateTime } from "./parse-date-time.ts";
import type { TimeWindow } from "./time-window.ts";

/** The window between two dates as editors write them; an empty or unreadable date leaves its side open. See `parseDateTime`. */
export function parseWindow(
  starts: string | null | undefined,
  ends: string | null | undefined,
  timeZone: string,
): TimeWindow {
  return { starts: parseDateTime(starts, timeZone), ends: parseDateTime(ends, timeZone) };
}
