// @vitest-environment jsdom
import type { ScheduleItem } from "@courseway/services";
import { cleanup, render } from "@testing-library/react";
import { Fragment } from "react";
import { afterEach, expect, test } from "vitest";
import { scheduleDialogs, ScheduleDialog } from "./ScheduleDialog.tsx";
import { gridSchedule, scheduleView, type ScheduledProduct, type ScheduleView } from "./schedule.ts";

afterEach(cleanup);

const product: ScheduledProduct = { webinarCourseIds: ["c1"], webinarTitle: null, webinarContent: "", categories: [] };
const days = (session: number, count: number) =>
  Array.from({ length: count }, (_, day) => ({
    day: `June ${session * 7 + day}`,
    time: "6 pm CT",
    eventId: `${session}-${day}`,
  }));
const sessionList = [1, 2].map((session) => ({ title: `Session ${session}`, eventsList: days(session, 3) }));

function schedule(category: ScheduleItem["category"], words: Partial<ScheduledProduct> = {}): ScheduleView {
  const item = { courseid: "c1", category, webinarTitle: "", webinarContent: "", sessionList };
  const view = scheduleView({ ...product, ...words }, [item]);
  if (!view) throw new Error("There is no schedule.");
  return view;
}

function renderDialog(...input: Parameters<typeof schedule>): HTMLElement {
  const { container } = render(<ScheduleDialog {...schedule(...input)} />);
  const dialog = container.querySelector("dialog");
  if (!dialog) throw new Error("There is no dialog.");
  return dialog;
}

const listDetails = (dialog: HTMLElement) => [...dialog.querySelectorAll("details")];

test.each([
  ["RE", "Broker Pre-License", /six live sessions.*any order/, "Upcoming Dates:"],
  ["RE", "Managing Broker Pre-License", /six live sessions.*any order/, "Upcoming Dates:"],
  ["RE", "Residential Leasing Agent Pre-License", /two-day series.*in a row/, "Upcoming Dates:"],
  ["MTG", "Pre-License", /three-day series.*in a row/, "Upcoming Webinars:"],
  ["INS", "Pre-License", /one-day webinar/, "Upcoming Webinars:"],
  ["RE", "Continuing Ed", /after you enroll/, "Upcoming Events:"],
  ["MTG", "Continuing Ed", /7-hour core or the 8-hour comprehensive/, "Upcoming Webinars:"],
  ["INS", "Continuing Ed", /3 hours.*9 to 10 times a month/, "Upcoming Webinars:"],
  ["RE", "Art", /^$/, "Upcoming Events:"],
] as const)(
  "says of %s %s what it is, and labels its dates [WS-003, WS-004, WS-013, WS-014, WS-015, WS-018, WS-019, WS-020, WS-021, WS-022, WS-023, WS-024]",
  (code, title, description, label) => {
    const dialog = renderDialog({ code, title });

    expect(dialog.querySelector("h2")?.textContent).toBe("Webinar Schedule");
    expect(dialog.querySelector(".cw-prose")?.textContent ?? "").toMatch(description);
    expect([...dialog.querySelectorAll("p")].map((line) => line.textContent)).toContain(label);
  },
);

test("a product's own title and words win over those of its category [WS-012, API-028]", () => {
  const own = { webinarTitle: "Live classes", webinarContent: "<p>Ours</p>" };
  const dialog = renderDialog({ code: "MTG", title: "Pre-License" }, own);

  expect(dialog.querySelector("h2")?.textContent).toBe("Live classes");
  expect(dialog.querySelector(".cw-prose")?.textContent).toBe("Ours");
});

test("each session of an open schedule opens and closes by itself, the first one is open [WS-017]", () => {
  const dialog = renderDialog({ code: "RE", title: "Broker Pre-License" });
  const [first, second] = listDetails(dialog);
  expect(listDetails(dialog).map(({ open }) => open)).toEqual([true, false]);

  second?.querySelector("summary")?.click();
  expect([first?.open, second?.open]).toEqual([true, true]);
  first?.querySelector("summary")?.click();
  expect([first?.open, second?.open]).toEqual([false, true]);
});

test("a series stands under its first and last day, with its days numbered [WS-013]", () => {
  const dialog = renderDialog({ code: "MTG", title: "Pre-License" });
  const [first] = listDetails(dialog);

  expect(first?.querySelector("summary")?.textContent).toBe("Session 1: June 7 – June 9");
  expect([...(first?.querySelectorAll("li") ?? [])].map((line) => line.textContent)).toEqual([
    "Day 1 June 76 pm CT",
    "Day 2 June 86 pm CT",
    "Day 3 June 96 pm CT",
  ]);
});

test("single meetings stand in one list, with nothing to open [WS-013]", () => {
  const dialog = renderDialog({ code: "INS", title: "Continuing Ed" });

  expect(listDetails(dialog)).toEqual([]);
  expect(dialog.querySelectorAll("li")).toHaveLength(6);
});

test("several schedules of a grid stand in one dialog to choose from, each with its own title and first day [WS-007, WS-009, WS-012]", () => {
  const [mornings, evenings] = [
    schedule(null, { webinarTitle: "Mornings" }),
    schedule(null, { webinarTitle: "Evenings" }),
  ];
  const dialogs = scheduleDialogs([], gridSchedule([mornings, evenings, mornings]));
  const { container } = render(dialogs.map(({ id, element }) => <Fragment key={id}>{element}</Fragment>));

  const choice = container.querySelector("dialog:last-of-type");
  expect(choice?.querySelector("h2")?.textContent).toBe("Webinar Schedule");
  expect([...(choice?.querySelectorAll("li") ?? [])].map((line) => line.textContent)).toEqual([
    "MorningsUpcoming Events: June 7",
    "EveningsUpcoming Events: June 7",
  ]);
  const opened = [...(choice?.querySelectorAll("li button") ?? [])].map((button) =>
    container.querySelector(`dialog[id="${button.getAttribute("commandfor")}"] h2`),
  );
  expect(opened.map((title) => title?.textContent)).toEqual(["Mornings", "Evenings"]);
});

test("products with one schedule have one dialog, which the grid opens as well [WS-006, WS-007]", () => {
  const one = schedule({ code: "MTG", title: "Pre-License" });
  const grid = gridSchedule([one, { ...one }]);
  expect(grid?.id).toBe(one.id);
  expect(new Set(scheduleDialogs([one, one], grid).map(({ id }) => id))).toEqual(new Set([one.id]));
  expect(gridSchedule([one, null])).toBeNull();
});
