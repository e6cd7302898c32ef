import { HttpError, logHttpError, requestJson } from "../http/index.ts";
import { baseQuery, commerceGet, type CommerceContext } from "./context.ts";
import { SCHEDULE_FAILURE_CODES, type ScheduleUse } from "./errors.ts";
import type { ContentCategory, ScheduleItem, ScheduleProduct } from "./schedule-item.ts";
import { enrichScheduleItem, isOfCategory, toScheduleItem } from "./schedule-mapping.ts";
import { DOCUMENTED_SCHEDULE_WINDOW, type ScheduleWindow } from "./schedule-window.ts";
import { scheduleSchema } from "./wire.ts";

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
