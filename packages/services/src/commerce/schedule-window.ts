/** The first and last requested day, as YYYY-MM-DD. */
export interface ScheduleWindow {
  readonly startDate: string;
  readonly endDate: string;
}

/** The documented, fixed window. It ended before this code was written, so sites pass a rolling one. [API-026] */
export const DOCUMENTED_SCHEDULE_WINDOW: ScheduleWindow = { startDate: "2023-03-10", endDate: "2026-09-10" };

/** The length of the documented window in days. */
export const SCHEDULE_WINDOW_DAYS = 1280;

const DAY_MS = 86_400_000;

/**
 * Returns a window of the documented length that starts today in the time zone.
 *
 * @param now milliseconds since the epoch
 * @example rollingScheduleWindow(now, "America/Chicago") // { startDate: "2026-11-21", endDate: "2030-05-24" }
 */
export function rollingScheduleWindow(now: number, timeZone: string): ScheduleWindow {
  // en-CA writes a date as YYYY-MM-DD.
  const startDate = new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
  const end = Date.parse(`${startDate}T00:00:00Z`) + SCHEDULE_WINDOW_DAYS * DAY_MS;
  return { startDate, endDate: new Date(end).toISOString().slice(0, 10) };
}
