import { parseDateTime, parseWindow } from "./parse-date-time.ts";
import { CLOSED_WINDOW, type TimeWindow } from "./time-window.ts";
import { wallClock } from "./zone.ts";

const DAY_MS = 86_400_000;

/** The date `days` after the one that the clocks of the zone show at `now`, as `2026-11-22`. */
function dateAfter(now: number, days: number, timeZone: string): string | null {
  const wall = wallClock(now, timeZone);
  const date = new Date(wall === null ? NaN : wall + days * DAY_MS);

  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

/**
 * The calendar day around `now` in a time zone, 23 or 25 hours long where the clocks change; a window that is never open
 * for a zone that does not exist.
 * For other apps too. [CP-018]
 */
export function dayWindow(now: number, timeZone: string): TimeWindow {
  const [today, tomorrow] = [dateAfter(now, 0, timeZone), dateAfter(now, 1, timeZone)];

  return today === null || tomorrow === null ? CLOSED_WINDOW : parseWindow(today, tomorrow, timeZone);
}

/**
 * The next midnight in a time zone; null for a zone that does not exist. Give the visitor's own zone for the offer
 * countdown. For other apps too. [PB-005]
 */
export function nextMidnight(now: number, timeZone: string): number | null {
  return parseDateTime(dateAfter(now, 1, timeZone), timeZone);
}
