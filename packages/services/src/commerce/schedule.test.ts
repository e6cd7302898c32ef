import { describe, expect, test } from "vitest";
import { recorder } from "../testing/events.ts";
import { FAULTS } from "../testing/faults.ts";
import { underFault } from "../testing/under-fault.ts";
import { json, serve } from "../testing/server.ts";
import { BUILDER_SCHEDULE_CATEGORY } from "./schedule-item.ts";
import { rollingScheduleWindow } from "./schedule.ts";
import { commerceAt, scheduleResponse } from "./testing/fixtures.ts";

const product = {
  webinarCourseIds: [{ courseid: " c1 " }],
  webinarTitle: "Live classes",
  webinarContent: "<p>Join from home</p>",
  category: [
    { aceCategoryCode: "RE", title: "Pre-License" },
    { aceCategoryCode: "MTG", title: "Continuing Ed" },
  ],
};

test("asks for the courses in the documented window with the base parameters [API-026]", async () => {
  await using server = await serve(json([]));
  await commerceAt(server.url, recorder()).schedule(["c1", "", "c2"]);
  const [request] = server.requests;
  expect(request).toMatchObject({ method: "GET", path: "/api/class/pre-purchase-schedule" });
  expect([...(request?.query ?? [])]).toEqual([
    ["courseIds", "c1"],
    ["courseIds", "c2"],
    ["startDate", "2023-03-10"],
    ["endDate", "2026-09-10"],
    ["appType", "DR"],
    ["platform", "MKT"],
    ["brandId", "ACE"],
  ]);
});

test("takes the caller's window instead", async () => {
  await using server = await serve(json([]));
  await commerceAt(server.url, recorder()).schedule(["c1"], { startDate: "2026-11-21", endDate: "2030-05-24" });
  expect(server.requests[0]?.query.get("startDate")).toBe("2026-11-21");
  expect(server.requests[0]?.query.get("endDate")).toBe("2030-05-24");
});

test("answers items with every documented field [WS-001, WS-002]", async () => {
  await using server = await serve(json(scheduleResponse));
  expect(await commerceAt(server.url, recorder()).schedule(["c1", "c2"])).toEqual([
    {
      courseid: "c1",
      category: null,
      webinarTitle: "",
      webinarContent: "",
      sessionList: [
        { title: "Session 1", eventsList: [{ day: "Monday, December 7", time: "6:00 PM", eventId: "71" }] },
      ],
    },
    {
      courseid: "c2",
      category: { code: "RE", title: "Pre-License" },
      webinarTitle: "Own title",
      webinarContent: "",
      sessionList: [],
    },
  ]);
});

describe("enrichment", () => {
  test("adds the title, content and first category of the product that names the course [API-028]", async () => {
    await using server = await serve(json(scheduleResponse));
    const items = await commerceAt(server.url, recorder()).schedule(["c1", "c2"], undefined, { products: [product] });
    expect(items).toMatchObject([
      {
        category: { code: "RE", title: "Pre-License" },
        webinarTitle: "Live classes",
        webinarContent: "<p>Join from home</p>",
      },
      { webinarTitle: "Own title" },
    ]);
  });

  test("a product's categories for filters leave the schedule's own, and stand in where it has none [API-028, WS-003, WS-004]", async () => {
    await using server = await serve(json(scheduleResponse));
    const filtered = {
      ...product,
      webinarCourseIds: [{ courseid: "c1" }, { courseid: "c2" }],
      category: [{ aceCategoryCode: "PE", title: "Evening classes" }],
    };
    const items = await commerceAt(server.url, recorder()).schedule(["c1", "c2"], undefined, { products: [filtered] });
    expect(items.map(({ category }) => category)).toEqual([
      { code: "PE", title: "Evening classes" },
      { code: "RE", title: "Pre-License" },
    ]);
  });

  test("keeps only the builder's category in builder use [API-029]", async () => {
    await using server = await serve(json(scheduleResponse));
    const options = { products: [product], category: BUILDER_SCHEDULE_CATEGORY };
    const items = await commerceAt(server.url, recorder()).schedule(["c1", "c2"], undefined, options);
    expect(items.map(({ courseid, category }) => [courseid, category])).toEqual([
      ["c1", { code: "MTG", title: "Continuing Ed" }],
    ]);
  });
});

test("makes no call without course ids [API-027]", async () => {
  await using server = await serve(json(scheduleResponse));
  expect(await commerceAt(server.url, recorder()).schedule(["", " "])).toEqual([]);
  expect(server.requests).toHaveLength(0);
});

test.each(FAULTS)(
  "$name: the schedule is empty; status 400 is silent, the rest warns with its code, logged only [API-027, ERR-005, ERR-006, ERR-007]",
  (fault) =>
    underFault(fault, "read", async (fixture) => {
      expect(await commerceAt(fixture.url, fixture).schedule(["c1"])).toEqual([]);
      const warning = { level: "warn", code: "WEBINAR_SCHEDULE_LOAD_FAILED" };
      expect(fixture.events).toMatchObject(fault.status === 400 ? [] : [warning]);
    }),
);

test.each([
  ["product", ["PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED"]],
  ["modal", ["WEBINAR_SCHEDULE_LOAD_FAILED", "PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED"]],
] as const)("a failure of the %s's schedule carries %j [ERR-006, ERR-008]", async (use, codes) => {
  await using server = await serve(json({}, 500));
  const { report, events } = recorder();
  await commerceAt(server.url, { report }).schedule(["c1"], undefined, { use });
  expect(events.map(({ level, code }) => [level, code])).toEqual(codes.map((code) => ["warn", code]));
});

test("a rolling window starts on the brand's own day and is as long as the documented one", () => {
  const lateEveningInChicago = Date.parse("2026-11-22T03:00:00Z");
  expect(rollingScheduleWindow(lateEveningInChicago, "America/Chicago")).toEqual({
    startDate: "2026-11-21",
    endDate: "2030-05-24",
  });
});
