import { asNumber } from "../values/as-number.ts";

const DAY_MS = 86_400_000;

// A formatter costs far more to make than to use, and a page asks for one or two zones only.
const formatters = new Map<string, Intl.DateTimeFormat | null>();

function makeFormatter(timeZone: string): Intl.DateTimeFormat | null {
  const digits = "numeric" as const;
  // Without a name the answer would be the machine's own zone.
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
 * What the clocks of a zone show at an instant, written as the epoch milliseconds at which UTC clocks show
 * the same. Null for a zone that does not exist or an instant that is none.
 */
export function wallClock(instant: number, timeZone: string): number | null {
  const known = formatters.get(timeZone);
  const formatter = known === undefined ? makeFormatter(timeZone) : known;
  formatters.set(timeZone, formatter);
  if (!formatter || Number.isNaN(new Date(asNumber(instant)).getTime())) return null;

  const part: Record<string, number> = {};
  for (const { type, value } of formatter.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const whole = Date.UTC(year, month - 1, day, hour, minute, second);

  return whole + (((instant % 1000) + 1000) % 1000);
}

/**
 * The instant at which the clocks of a zone show `wall` (see `wallClock`). A time that the clocks show
 * twice means the first; a time that they skip moves on by what was skipped, as 02:30 to 03:30.
 */
export function toInstant(wall: number, timeZone: string): number | null {
  // A day away on either side is surely before and after any change of clocks that matters here.
  const before = wallClock(wall - DAY_MS, timeZone);
  const after = wallClock(wall + DAY_MS, timeZone);
  if (before === null || after === null) return null;

  const first = wall - (before - (wall - DAY_MS));
  const second = wall - (after - (wall + DAY_MS));
  const matches = [first, second].filter((instant) => wallClock(instant, timeZone) === wall);

  return matches.length > 0 ? Math.min(...matches) : first;
}
