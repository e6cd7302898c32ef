import { rollingScheduleWindow } from "@courseway/services";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createCatalog } from "./catalog.ts";
import { schedules } from "./schedule.ts";

const catalog = createCatalog(join(import.meta.dirname, "../../catalog"));
const courseIds = ["course-re-az-live"];

it.each(["2026-11-21T18:00:00Z", "2031-02-28T23:30:00Z"])(
  "a rolling window that begins at %s has sessions, none of them past",
  (moment) => {
    const now = Date.parse(moment);
    const window = rollingScheduleWindow(now, "America/Chicago");
    const [item] = schedules({ courseIds, ...window }, catalog, now);
    expect(item?.sessionList.length).toBeGreaterThan(1);
    // "Wednesday, November 25" has no year; the first session is days away, so it is in this year or the next.
    const day = item?.sessionList[0]?.eventsList[0]?.day.split(", ")[1] ?? "";
    const year = Number(window.startDate.slice(0, 4));
    const dates = [year, year + 1].map((one) => Date.parse(`${day} ${one} UTC`));
    expect(dates.some((date) => date > now && date < now + 60 * 86_400_000)).toBe(true);
  },
);

it("the documented window, which is over, has none", () => {
  const window = { startDate: "2023-03-10", endDate: "2026-09-10" };
  expect(schedules({ courseIds, ...window }, catalog, Date.parse("2026-11-21T18:00:00Z"))).toEqual([]);
});
