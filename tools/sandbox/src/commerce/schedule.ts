import type { Catalog } from "./catalog.ts";
import type { Schedule } from "./catalog-schema.ts";

const DAY_MS = 86_400_000;
const DAY = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });

export interface ScheduleRequest {
  readonly courseIds: readonly string[];
  /** The first and last day, YYYY-MM-DD. */
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * The sessions of courses within a period, relative to today, so that there are always some. [API-026, WS-001, WS-002]
 */
export function schedules({ courseIds, startDate, endDate }: ScheduleRequest, catalog: Catalog, now: number) {
  return courseIds.flatMap((courseid) => {
    const schedule = catalog.schedule(courseid);
    const sessionList = schedule
      ? sessions(courseid, schedule, now).filter((one) => one.date >= startDate && one.date <= endDate)
      : [];
    if (!schedule || sessionList.length === 0) return [];
    return [
      {
        courseid,
        category: schedule.category,
        webinarTitle: schedule.title,
        webinarContent: schedule.content,
        sessionList: sessionList.map(({ title, eventsList }) => ({ title, eventsList })),
      },
    ];
  });
}

function sessions(courseid: string, schedule: Schedule, now: number) {
  const today = Math.floor(now / DAY_MS);
  return Array.from({ length: schedule.sessions }, (_, index) => {
    const first = today + schedule.startsInDays + index * schedule.everyDays;
    return {
      title: `Session ${index + 1}`,
      date: new Date(first * DAY_MS).toISOString().slice(0, 10),
      eventsList: Array.from({ length: schedule.daysPerSession }, (_event, day) => ({
        day: DAY.format((first + day) * DAY_MS),
        time: schedule.time,
        eventId: `${courseid}-${index + 1}-${day + 1}`,
      })),
    };
  });
}
