import { parseDateTime, parseWindow } from "./parse-date-time.ts";
import { CLOSED_WINDOW, type TimeWindow } from "./time-window.ts";
import { wallClock } from "./zone.ts";

const DAY_MS = 86_400_000;

/** The date `days` after the zone's current date at `now`, as `2026-11-22`; null for an unknown zone. */
function dateAfter(now: number, days: number, timeZone: string): string | null {
  const wall = wallClock(now, timeZone);
  const date = new Date(wall === null ? NaN : wall + days * DAY_MS);

  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

/**
 * Returns the calendar day around `now` in a time zone; it is 23 or 25 hours long if the clocks change. For an unknown
 * zone, a window that is never open.
 * For other apps too. [CP-018]
 */
export function dayWindow(now: number, timeZone: string): TimeWindow {
  const [today, tomorrow] = [dateAfter(now, 0, timeZone), dateAfter(now, 1, timeZone)];

  return today === null || tomorrow === null ? CLOSED_WINDOW : parseWindow(today, tomorrow, timeZone);
}

/**
 * Returns the next midnight in a time zone; null for an unknown zone. Pass the visitor's own zone for the offer
 * countdown. For other apps too. [PB-005]
 */
export function nextMidnight(now: number, timeZone: string): number | null {
  return parseDateTime(dateAfter(now, 1, timeZone), timeZone);
}
