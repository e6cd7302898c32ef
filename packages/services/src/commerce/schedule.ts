import { HttpError, logHttpError, requestJson } from "../http/index.ts";
import { baseQuery, commerceGet, type CommerceContext } from "./context.ts";
import {
  type ContentCategory,
  type ScheduleItem,
  type ScheduleProduct,
  enrichScheduleItem,
  isOfCategory,
  toScheduleItem,
} from "./schedule-item.ts";
import { scheduleSchema } from "./wire.ts";

/** The warning codes of a schedule that fails to load. [ERR-006] */
export const WEBINAR_SCHEDULE_LOAD_FAILED = "WEBINAR_SCHEDULE_LOAD_FAILED";
export const PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED = "PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED";

/** Where a schedule is shown: on a page, for one product, or in the schedule's modal. */
export type ScheduleUse = "page" | "product" | "modal";

/** The codes that we report for a failure; the modal reports both. [ERR-006, ERR-008] */
const SCHEDULE_FAILURE_CODES: Readonly<Record<ScheduleUse, readonly string[]>> = {
  page: [WEBINAR_SCHEDULE_LOAD_FAILED],
  product: [PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED],
  modal: [WEBINAR_SCHEDULE_LOAD_FAILED, PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED],
};

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

/** Optional settings of a schedule lookup. */
export interface ScheduleOptions {
  /** The products whose titles, contents and categories are added to the items. [API-028] */
  readonly products?: readonly ScheduleProduct[];
  /** Returns only the items of this category, for the bundle builder. [API-029] */
  readonly category?: ContentCategory;
  /** Selects the warning codes of a failure; "page" by default. [ERR-006] */
  readonly use?: ScheduleUse;
}

/**
 * Fetches the future sessions of courses; an empty list without ids or on failure. Status 400 is not reported.
 * [API-026, API-027]
 */
export async function schedule(
  context: CommerceContext,
  courseIds: readonly string[],
  window: ScheduleWindow = DOCUMENTED_SCHEDULE_WINDOW,
  options: ScheduleOptions = {},
): Promise<readonly ScheduleItem[]> {
  const ids = courseIds.map((id) => id.trim()).filter((id) => id !== "");
  if (ids.length === 0) return [];
  try {
    const answer = await requestJson(context.transport, scheduleRequest(context, ids, window), scheduleSchema);
    const items = answer.map((wire) =>
      enrichScheduleItem(toScheduleItem(wire), options.products ?? [], options.category ?? null),
    );
    const { category } = options;
    return category === undefined ? items : items.filter((item) => isOfCategory(item, category));
  } catch (error) {
    warn(context, error, options.use ?? "page");
    return [];
  }
}

function scheduleRequest(context: CommerceContext, ids: readonly string[], window: ScheduleWindow) {
  return commerceGet(context, {
    service: "the webinar schedule",
    path: "/class/pre-purchase-schedule",
    query: [
      ...ids.map((id): [string, string] => ["courseIds", id]),
      ["startDate", window.startDate],
      ["endDate", window.endDate],
      ...baseQuery(context),
    ],
    signed: false,
  });
}

function warn(context: CommerceContext, error: unknown, use: ScheduleUse): void {
  if (error instanceof HttpError && error.status === 400) return;
  for (const code of SCHEDULE_FAILURE_CODES[use]) logHttpError(context.report, error, { level: "warn", code });
}
