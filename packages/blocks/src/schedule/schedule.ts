import type { ProductEntry } from "@courseway/content-client";
import type { ScheduleItem } from "@courseway/services";
import type { BlockPorts } from "../ports.ts";
import { contentId } from "../shared/content-id.ts";
import { getLayout, seriesDescription, upcomingLabel, type ScheduleLayout } from "./series.ts";

/** The product entry's fields about its webinar courses. */
export type ScheduledProduct = Pick<
  ProductEntry,
  "webinarCourseIds" | "webinarTitle" | "webinarContent" | "categories"
>;

/** A whole grid shows "View Schedule" if at least this many products have a schedule. [WS-007, OQ-23] */
const GRID_SCHEDULE_MINIMUM = 2;

/**
 * Requests the sessions of all products at once. Makes no request if no product has a course id.
 * [API-028, WS-005, WS-008]
 */
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

/** A schedule as its dialog shows it. [WS-002, WS-013] */
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
 * The schedule of one product, from its block's loaded data; null if the product has no webinar or no session is known,
 * so that no link to it shows. The editor's texts take precedence over the service's, and these over the category's
 * description. [WS-005, WS-008, WS-012]
 */
export function scheduleView(
  product: ScheduledProduct | null,
  items: readonly ScheduleItem[] | null,
): ScheduleView | null {
  if (!product) return null;
  const matching = (items ?? []).filter(
    (item) => product.webinarCourseIds.includes(item.courseid) && item.sessionList.length > 0,
  );
  const [first] = matching;
  if (!first) return null;
  const fields = {
    title: product.webinarTitle || first.webinarTitle || "Webinar Schedule",
    description: product.webinarContent || first.webinarContent || seriesDescription(first.category),
    upcomingLabel: upcomingLabel(first.category),
    layout: getLayout(first.category),
    sessions: matching.flatMap((item) => item.sessionList),
  };
  return { id: contentId("schedule", fields), ...fields };
}

/** The target of a whole grid's "View Schedule": the one schedule of all its products, or a choice of several. */
export interface GridSchedule {
  readonly id: string;
  /** Each schedule once. */
  readonly schedules: readonly ScheduleView[];
}

/**
 * The schedules of a grid; null below the minimum, which counts products, since packages of one course share its
 * webinar. [WS-006, WS-007]
 */
export function gridSchedule(ofProducts: readonly (ScheduleView | null)[]): GridSchedule | null {
  const found = ofProducts.filter((schedule) => schedule !== null);
  if (found.length < GRID_SCHEDULE_MINIMUM) return null;
  const schedules = [...new Map(found.map((schedule) => [schedule.id, schedule])).values()];
  const ids = schedules.map(({ id }) => id);
  return { id: ids.length > 1 ? contentId("schedules", ids) : (ids[0] ?? ""), schedules };
}
