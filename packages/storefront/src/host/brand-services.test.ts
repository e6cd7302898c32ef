import type { ScheduleProduct } from "@courseway/services";
import { expect, it } from "vitest";
import { createTestApi, jsonResponse } from "../api/testing/test-api.ts";

const sessions = (courseid: string) => ({ courseid, sessionList: [{ title: "June", eventsList: [] }] });
const product = (courseids: readonly string[], more: Partial<ScheduleProduct> = {}): ScheduleProduct => ({
  webinarCourseIds: courseids.map((courseid) => ({ courseid })),
  webinarTitle: "",
  webinarContent: "",
  category: [],
  ...more,
});

it("a block's sessions have title, words and category of the products that they belong to, and each course is asked for once [API-026, API-028]", async () => {
  const { ports, sent } = createTestApi(() => jsonResponse([sessions("c1"), sessions("c2")]));
  const category = [{ aceCategoryCode: "INS", title: "Pre-License" }];
  const items = await ports.schedule([
    product(["c1"], { webinarTitle: "Live review", webinarContent: "<p>Three evenings</p>", category }),
    product(["c2", "c1"]),
  ]);

  expect(sent[0]?.url.searchParams.getAll("courseIds")).toEqual(["c1", "c2"]);
  expect(items).toEqual([
    {
      ...sessions("c1"),
      webinarTitle: "Live review",
      webinarContent: "<p>Three evenings</p>",
      category: { code: "INS", title: "Pre-License" },
    },
    { ...sessions("c2"), webinarTitle: "", webinarContent: "", category: null },
  ]);
});
