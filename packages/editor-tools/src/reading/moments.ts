const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string, options: Intl.DateTimeFormatOptions, locale = "en-US"): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, options, locale]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formatters.set(key, formatter);
  return formatter;
}

const DAY_AND_TIME = { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/** Formats a moment (epoch ms) in the brand's time zone, with the zone: "Dec 31, 2026, 11:59 PM CST". */
export const momentText = (at: number, timeZone: string): string =>
  formatter(timeZone, { ...DAY_AND_TIME, timeZoneName: "short" }).format(at);

/** Formats the same without the zone: "Dec 31, 2026, 11:59 PM". */
export const timeText = (at: number, timeZone: string): string => formatter(timeZone, DAY_AND_TIME).format(at);

/** Formats the day of a moment (epoch ms) in the brand's time zone, as "2026-12-31". */
export const formatDay = (at: number, timeZone: string): string =>
  formatter(timeZone, { year: "numeric", month: "2-digit", day: "2-digit" }, "sv-SE").format(at);

/** Formats the day and time of a moment (epoch ms) in the brand's time zone, as "2026-12-31 23:59". */
export const formatClock = (at: number, timeZone: string): string =>
  formatter(
    timeZone,
    { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
    "sv-SE",
  ).format(at);

/** Formats a period in words for an editor; null is an open date (times in epoch ms). */
export function spanText(
  { starts, ends }: { readonly starts: number | null; readonly ends: number | null },
  timeZone: string,
): string {
  if (starts === null && ends === null) return "without dates";
  const from = starts === null ? "without a start" : `from ${momentText(starts, timeZone)}`;
  return `${from} ${ends === null ? "without an end" : `until ${momentText(ends, timeZone)}`}`;
}
