import type { ScheduleItem } from "@courseway/services";
import { expect, test, vi } from "vitest";
import { loadSchedules, scheduleView } from "./schedule.ts";

const product = { webinarCourseIds: ["c1", "c2"], webinarTitle: null, webinarContent: "", categories: [] };
const item: ScheduleItem = {
  courseid: "c1",
  category: { code: "RE", title: "Pre-License" },
  webinarTitle: "",
  webinarContent: "<p>Six evenings</p>",
  sessionList: [{ title: "June", eventsList: [{ day: "Mon, Jun 1", time: "6 pm", eventId: "e1" }] }],
};

test("asks for the sessions of products that have course ids, in one go, and says whose they are [API-028, WS-005, WS-008]", async () => {
  const schedule = vi.fn(async () => [item]);

  const categories = [{ code: "INS", title: "Pre-License", slug: "pre-license" }];
  const other = {
    ...product,
    webinarCourseIds: ["c3"],
    webinarTitle: "Live",
    webinarContent: "<p>Ours</p>",
    categories,
  };

  expect(await loadSchedules([product, null, { ...product, webinarCourseIds: [" "] }, other], { schedule })).toEqual([
    item,
  ]);
  expect(schedule.mock.calls).toEqual([
    [
      [
        {
          webinarCourseIds: [{ courseid: "c1" }, { courseid: "c2" }],
          webinarTitle: "",
          webinarContent: "",
          category: [],
        },
        {
          webinarCourseIds: [{ courseid: "c3" }],
          webinarTitle: "Live",
          webinarContent: "<p>Ours</p>",
          category: [{ aceCategoryCode: "INS", title: "Pre-License" }],
        },
      ],
    ],
  ]);
});

test("asks for nothing where no id is filled [WS-005, WS-008]", async () => {
  const schedule = vi.fn(async () => [item]);

  expect(await loadSchedules([{ ...product, webinarCourseIds: [" "] }, null], { schedule })).toEqual([]);
  expect(schedule).not.toHaveBeenCalled();
});

test("a product's own words win over the schedule's [WS-012]", () => {
  expect(scheduleView(product, [item])).toMatchObject({
    title: "Webinar Schedule",
    description: "<p>Six evenings</p>",
    upcomingLabel: "Upcoming Dates:",
  });
  expect(
    scheduleView({ ...product, webinarTitle: "Live classes", webinarContent: "<p>Ours</p>" }, [item]),
  ).toMatchObject({
    title: "Live classes",
    description: "<p>Ours</p>",
  });
});

test("there is none without sessions of the product's own courses [WS-005]", () => {
  expect(
    scheduleView(product, [
      { ...item, courseid: "other" },
      { ...item, sessionList: [] },
    ]),
  ).toBeNull();
  expect(scheduleView(product, null)).toBeNull();
  expect(scheduleView(null, [item])).toBeNull();
});
