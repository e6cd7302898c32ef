import { asNumber } from "../values/untrusted.ts";

const DAY_MS = 86_400_000;

// A formatter costs far more to create than to use, and a page needs only one or two zones.
const formatters = new Map<string, Intl.DateTimeFormat | null>();

function makeFormatter(timeZone: string): Intl.DateTimeFormat | null {
  const digits = "numeric" as const;
  // Without a name, the result would be in the machine's own zone.
  if (typeof timeZone !== "string") return null;
  try {
    return new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      hourCycle: "h23",
      year: digits,
      month: digits,
      day: digits,
      hour: digits,
      minute: digits,
      second: digits,
    });
  } catch {
    return null;
  }
}

/**
 * The local time of a zone at an instant, as the epoch milliseconds at which UTC clocks show the same time. Null for an
 * unknown zone or an invalid instant.
 */
export function wallClock(instant: number, timeZone: string): number | null {
  const cached = formatters.get(timeZone);
  const formatter = cached === undefined ? makeFormatter(timeZone) : cached;
  formatters.set(timeZone, formatter);
  if (!formatter || Number.isNaN(new Date(asNumber(instant)).getTime())) return null;

  const part: Record<string, number> = {};
  for (const { type, value } of formatter.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const whole = Date.UTC(year, month - 1, day, hour, minute, second);

  return whole + (((instant % 1000) + 1000) % 1000);
}

/**
 * The instant at which the clocks of a zone show `wall` (see `wallClock`). A time that the clocks show twice means the
 * first; a time that they skip moves forward by the skipped amount, such as 02:30 to 03:30.
 */
export function toInstant(wall: number, timeZone: string): number | null {
  // A day earlier and a day later are surely before and after any clock change that matters here.
  const before = wallClock(wall - DAY_MS, timeZone);
  const after = wallClock(wall + DAY_MS, timeZone);
  if (before === null || after === null) return null;

  const first = wall - (before - (wall - DAY_MS));
  const second = wall - (after - (wall + DAY_MS));
  const matches = [first, second].filter((instant) => wallClock(instant, timeZone) === wall);

  return matches.length > 0 ? Math.min(...matches) : first;
}
