import type { ProductEntry } from "@courseway/content-client";
import type { ScheduleItem } from "@courseway/services";
import type { BlockPorts } from "../ports.ts";
import { contentId } from "../shared/content-id.ts";
import { getLayout, seriesDescription, upcomingLabel, type ScheduleLayout } from "./series.ts";

/** The part of a product entry that says which webinar courses it has. */
export type ScheduledProduct = Pick<
  ProductEntry,
  "webinarCourseIds" | "webinarTitle" | "webinarContent" | "categories"
>;

/** "View Schedule" of a whole grid shows from this many products with a schedule on. [WS-007, OQ-23] */
const GRID_SCHEDULE_MINIMUM = 2;

/** Asks for the sessions of all products in one go; nothing is asked where no product has a course id. [API-028, WS-005, WS-008] */
export async function loadSchedules(
  products: readonly (ScheduledProduct | null)[],
  ports: Pick<BlockPorts, "schedule">,
): Promise<readonly ScheduleItem[]> {
  const scheduled = products
    .filter((product) => product !== null)
    .filter(({ webinarCourseIds }) => webinarCourseIds.some((id) => id.trim() !== ""))
    .map(({ webinarCourseIds, webinarTitle, webinarContent, categories }) => ({
      webinarCourseIds: webinarCourseIds.map((courseid) => ({ courseid })),
      webinarTitle: webinarTitle ?? "",
      webinarContent,
      category: categories.map(({ code, title }) => ({ aceCategoryCode: code, title })),
    }));
  return scheduled.length > 0 ? ports.schedule(scheduled) : [];
}

/** A schedule as its dialog prints it. [WS-002, WS-013] */
export interface ScheduleView {
  /** The dialog's id: equal schedules have the same one. */
  readonly id: string;
  readonly title: string;
  /** Editor's HTML. */
  readonly description: string;
  readonly upcomingLabel: string;
  readonly layout: ScheduleLayout;
  readonly sessions: ScheduleItem["sessionList"];
}

/**
 * The schedule of one product, from what was loaded for its block; null where the product has no webinar
 * or no session is known, so that nothing offers to show it. The editor's words win over the service's, and those over
 * what a webinar of the category is. [WS-005, WS-008, WS-012]
 */
export function scheduleView(
  product: ScheduledProduct | null,
  items: readonly ScheduleItem[] | null,
): ScheduleView | null {
  if (!product) return null;
  const own = (items ?? []).filter(
    (item) => product.webinarCourseIds.includes(item.courseid) && item.sessionList.length > 0,
  );
  const [first] = own;
  if (!first) return null;
  const said = {
    title: product.webinarTitle || first.webinarTitle || "Webinar Schedule",
    description: product.webinarContent || first.webinarContent || seriesDescription(first.category),
    upcomingLabel: upcomingLabel(first.category),
    layout: getLayout(first.category),
    sessions: own.flatMap((item) => item.sessionList),
  };
  return { id: contentId("schedule", said), ...said };
}

/** What "View Schedule" of a whole grid opens: the one schedule of all its products, or a choice of several. */
export interface GridSchedule {
  readonly id: string;
  /** Each once. */
  readonly schedules: readonly ScheduleView[];
}

/**
 * The schedules of a grid, counted once a product: packages of one course share its webinar. Null below the minimum.
 * [WS-006, WS-007]
 */
export function gridSchedule(ofProducts: readonly (ScheduleView | null)[]): GridSchedule | null {
  const found = ofProducts.filter((schedule) => schedule !== null);
  if (found.length < GRID_SCHEDULE_MINIMUM) return null;
  const schedules = [...new Map(found.map((schedule) => [schedule.id, schedule])).values()];
  const ids = schedules.map(({ id }) => id);
  return { id: ids.length > 1 ? contentId("schedules", ids) : (ids[0] ?? ""), schedules };
}
