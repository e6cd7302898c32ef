import type { ScheduleItem } from "@courseway/services";

/**
 * The layout of sessions in the dialog: `sessions` open and close one by one, `series` are runs of days that belong
 * together, `dates` are single meetings in one list. [WS-013, OQ-35]
 */
export type ScheduleLayout = "sessions" | "series" | "dates";

interface Series {
  readonly code: string;
  readonly titles: readonly string[];
  readonly layout: ScheduleLayout;
  readonly description: string;
}

/**
 * The description of each category's webinars, for products without an editor's text. [WS-003, WS-004, WS-018…WS-024]
 */
const SERIES: readonly Series[] = [
  {
    code: "RE",
    titles: ["Broker Pre-License", "Managing Broker Pre-License"],
    layout: "sessions",
    description: "You need six live sessions to complete this course. Take them in any order.",
  },
  {
    code: "RE",
    titles: ["Residential Leasing Agent Pre-License"],
    layout: "series",
    description: "This course is a two-day series. Attend both days in a row, in the same series.",
  },
  {
    code: "MTG",
    titles: ["Pre-License"],
    layout: "series",
    description: "This course is a three-day series. Attend all three days in a row, in the same series.",
  },
  {
    code: "INS",
    titles: ["Pre-License"],
    layout: "dates",
    description: "This course is a one-day webinar. Pick the day that suits you.",
  },
  {
    code: "RE",
    titles: ["Continuing Ed"],
    layout: "dates",
    description: "You schedule your webinar after you enroll. These are the next dates.",
  },
  {
    code: "MTG",
    titles: ["Continuing Ed"],
    layout: "dates",
    description: "This webinar satisfies the 7-hour core or the 8-hour comprehensive requirement.",
  },
  {
    code: "INS",
    titles: ["Continuing Ed"],
    layout: "dates",
    description: "This webinar takes 3 hours and is offered 9 to 10 times a month.",
  },
];

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The series of a category; null for a category that is not documented. */
function findSeries(category: ScheduleItem["category"]): Series | null {
  if (!category) return null;
  const found = SERIES.find(
    ({ code, titles }) => code === category.code && titles.some((title) => isSame(title, category.title)),
  );
  return found ?? null;
}

/** The layout of a category's sessions. Those of an unknown category open and close one by one. [WS-013] */
export const getLayout = (category: ScheduleItem["category"]): ScheduleLayout =>
  findSeries(category)?.layout ?? "sessions";

/**
 * The description of a category's webinars, as HTML; empty for a category that is not documented.
 * [WS-018, WS-019, WS-020, WS-021, WS-022, WS-023, WS-024]
 */
export function seriesDescription(category: ScheduleItem["category"]): string {
  const series = findSeries(category);
  return series ? `<p>${series.description}</p>` : "";
}

/** The label above the sessions, by the category of the course. [WS-014, WS-015, OQ-35] */
export function upcomingLabel(category: ScheduleItem["category"]): string {
  if (category?.code === "RE" && /pre-license/i.test(category.title)) return "Upcoming Dates:";
  if (category?.code === "INS" || category?.code === "MTG") return "Upcoming Webinars:";
  return "Upcoming Events:";
}
