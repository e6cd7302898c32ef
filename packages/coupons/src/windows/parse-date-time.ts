import { asText } from "../values/untrusted.ts";
import { toInstant } from "./zone.ts";
import { CLOSED_WINDOW, type TimeWindow } from "./time-window.ts";

const ISO =
  /^([1-9]\d{3})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?\s*(?:(Z)|([+-])(\d\d):?(\d\d)?)?$/i;

const MINUTE_MS = 60_000;

/** The local time in a match, as if it were UTC; null for a day or an hour that does not exist. */
function parseWallTime(match: RegExpExecArray): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((digits: string | undefined) => Number(digits ?? 0));
  if (minute > 59 || second > 59) return null;

  const milliseconds = Number((match[7] ?? "").padEnd(3, "0").slice(0, 3));
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second, milliseconds));
  // Otherwise 30 February would become March, month 13 the next year, and hour 24 the next day.
  const isReal = wall.getUTCMonth() === month - 1 && wall.getUTCDate() === day;

  return isReal ? wall.getTime() : null;
}

/** The offset in a match, in milliseconds east of UTC; null for none, NaN for an impossible one. */
function parseOffset(match: RegExpExecArray): number | null {
  const [utc, sign, hours, minutes = 0] = match.slice(8, 12);
  if (utc) return 0;
  if (!sign) return null;

  const total = Number(hours) * 60 + Number(minutes);
  if (total > 18 * 60 || Number(minutes) > 59) return NaN;

  return (sign === "-" ? -total : total) * MINUTE_MS;
}

/**
 * Parses a date as editors and services write it: `2026-11-27`, `2026-11-27T09:00`, `2026-11-27 09:00:00`, with `Z`,
 * `-06:00`, `-0600` or nothing. Without an offset it is local time in `timeZone`, daylight saving included; a date
 * alone is its midnight. Returns epoch milliseconds; null for anything else, and for an unknown zone if one is needed.
 * Never throws. [PB-002, PB-020]
 *
 * @example parseDateTime("2026-07-01 09:00", "America/Chicago") // 1782914400000, 14:00 UTC
 */
export function parseDateTime(text: string | null | undefined, timeZone: string): number | null {
  const match = ISO.exec(asText(text).trim());
  const wall = match && parseWallTime(match);
  if (!match || wall === null) return null;

  const offset = parseOffset(match);
  if (offset === null) return toInstant(wall, timeZone);

  return Number.isNaN(offset) ? null : wall - offset;
}

/** Whether an editor filled in this field. */
const isWritten = (text: unknown): boolean =>
  typeof text === "string" ? text.trim() !== "" : text !== null && text !== undefined;

/**
 * Parses two dates as editors write them into a window; an empty date leaves its side open. A date that cannot be read
 * closes the window: a sale that should have ended must not show forever. `unreadableDates` returns such dates. See
 * `parseDateTime`.
 */
export function parseWindow(
  starts: string | null | undefined,
  ends: string | null | undefined,
  timeZone: string,
): TimeWindow {
  if (unreadableDates([starts, ends], timeZone).length > 0) return CLOSED_WINDOW;

  return { starts: parseDateTime(starts, timeZone), ends: parseDateTime(ends, timeZone) };
}

/**
 * Returns the dates that are not empty and cannot be read, or that are local times of an unknown zone. See
 * `parseDateTime`.
 */
export function unreadableDates<Text extends string | null | undefined>(
  dates: readonly Text[],
  timeZone: string,
): NonNullable<Text>[] {
  return (Array.isArray(dates) ? dates : []).filter(
    (text): text is NonNullable<Text> => isWritten(text) && parseDateTime(text, timeZone) === null,
  );
}
