const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string, options: Intl.DateTimeFormatOptions, locale = "en-US"): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, options, locale]);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formatters.set(key, known);
  return known;
}

const DAY_AND_TIME = { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/** A moment (epoch ms) on the brand's clocks, with their zone: "Dec 31, 2026, 11:59 PM CST". */
export const momentText = (at: number, timeZone: string): string =>
  formatter(timeZone, { ...DAY_AND_TIME, timeZoneName: "short" }).format(at);

/** The same where the zone is said elsewhere: "Dec 31, 2026, 11:59 PM". */
export const timeText = (at: number, timeZone: string): string => formatter(timeZone, DAY_AND_TIME).format(at);

/** The day of a moment (epoch ms) on the brand's clocks, as "2026-12-31". */
export const formatDay = (at: number, timeZone: string): string =>
  formatter(timeZone, { year: "numeric", month: "2-digit", day: "2-digit" }, "sv-SE").format(at);

/** What the brand's clocks show at a moment (epoch ms), as "2026-12-31 23:59". */
export const formatClock = (at: number, timeZone: string): string =>
  formatter(
    timeZone,
    { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
    "sv-SE",
  ).format(at);

/** From when until when, in the words of an editor; null where a date is open (times in epoch ms). */
export function spanText(
  { starts, ends }: { readonly starts: number | null; readonly ends: number | null },
  timeZone: string,
): string {
  if (starts === null && ends === null) return "without dates";
  const from = starts === null ? "without a start" : `from ${momentText(starts, timeZone)}`;
  return `${from} ${ends === null ? "without an end" : `until ${momentText(ends, timeZone)}`}`;
}
