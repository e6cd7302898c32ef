import type { ScheduleWireItem } from "./wire.ts";

/** A category as named by commerce and the schedule; codes are INS, MTG and RE. [WS-003, WS-004] */
export interface ScheduleCategory {
  readonly code: string;
  readonly title: string;
}

/** One meeting. `day` and `time` are printed unchanged. */
export interface ScheduleEvent {
  readonly day: string;
  readonly time: string;
  readonly eventId: string;
}

export interface ScheduleSession {
  readonly title: string;
  readonly eventsList: readonly ScheduleEvent[];
}

/** The future sessions of one webinar course. [WS-001, WS-002] */
export interface ScheduleItem {
  readonly courseid: string;
  /** Null if neither the schedule nor the product has one. */
  readonly category: ScheduleCategory | null;
  readonly webinarTitle: string;
  readonly webinarContent: string;
  readonly sessionList: readonly ScheduleSession[];
}

/** The editorial content of a product with webinars. [PR-004] */
export interface ScheduleProduct {
  readonly webinarCourseIds: readonly { readonly courseid: string }[];
  readonly webinarTitle: string;
  readonly webinarContent: string;
  readonly category: readonly ContentCategory[];
}

export interface ContentCategory {
  readonly aceCategoryCode: string;
  readonly title: string;
}

/** The only category whose sessions the bundle builder shows. [API-029] */
export const BUILDER_SCHEDULE_CATEGORY: ContentCategory = { aceCategoryCode: "MTG", title: "Continuing Ed" };

/** The category titles that a schedule may have. [WS-003] */
export const WEBINAR_CATEGORY_TITLES = [
  "Broker Pre-License",
  "Continuing Ed",
  "Managing Broker Pre-License",
  "Pre-License",
  "Residential Leasing Agent Pre-License",
] as const;

/** The category codes that a webinar may have. [WS-004] */
export const WEBINAR_CATEGORY_CODES = ["INS", "MTG", "RE"] as const;

/** Converts a received item: absent text becomes empty, an absent category null. [WS-001] */
export function toScheduleItem(wire: ScheduleWireItem): ScheduleItem {
  return {
    courseid: wire.courseid,
    category: wire.category ?? null,
    webinarTitle: wire.webinarTitle ?? "",
    webinarContent: wire.webinarContent ?? "",
    sessionList: wire.sessionList,
  };
}

/**
 * Adds the title, content and category of the product that names the item's course; fields that the product leaves
 * blank stay unchanged. Of a product's categories, it uses the wanted one, else the first that a webinar may have.
 * Other categories, which are only for filters, are used only if the schedule has none. [API-028, WS-003, WS-004]
 */
export function enrichScheduleItem(
  item: ScheduleItem,
  products: readonly ScheduleProduct[],
  wanted: ContentCategory | null = null,
): ScheduleItem {
  const product = products.find((one) =>
    one.webinarCourseIds.some(({ courseid }) => courseid.trim() === item.courseid),
  );
  if (product === undefined) return item;
  return {
    ...item,
    category: findCategory(product, item, wanted),
    webinarTitle: product.webinarTitle.trim() || item.webinarTitle,
    webinarContent: product.webinarContent.trim() || item.webinarContent,
  };
}

/** Whether an item belongs to a category. [API-029] */
export function isOfCategory(item: ScheduleItem, wanted: ContentCategory): boolean {
  return item.category?.code === wanted.aceCategoryCode && item.category.title === wanted.title;
}

const isOneOf = (known: readonly string[], text: string): boolean =>
  known.some((one) => one.toLowerCase() === text.trim().toLowerCase());

const isWebinarCategory = ({ aceCategoryCode, title }: ContentCategory): boolean =>
  isOneOf(WEBINAR_CATEGORY_CODES, aceCategoryCode) && isOneOf(WEBINAR_CATEGORY_TITLES, title);

function findCategory(
  { category }: ScheduleProduct,
  item: ScheduleItem,
  wanted: ContentCategory | null,
): ScheduleCategory | null {
  const found =
    category.find((one) => one.aceCategoryCode === wanted?.aceCategoryCode && one.title === wanted.title) ??
    category.find(isWebinarCategory);
  if (found === undefined && item.category) return item.category;
  const chosen = found ?? category[0];
  return chosen === undefined ? null : { code: chosen.aceCategoryCode, title: chosen.title };
}
