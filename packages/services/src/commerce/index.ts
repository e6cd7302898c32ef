export { authHeaders, type CommerceAuth } from "./auth.ts";
export { type Commerce, type CommerceOptions, createCommerce } from "./client.ts";
export type { CommerceBaseParams } from "./context.ts";
export { PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED, type ScheduleUse, WEBINAR_SCHEDULE_LOAD_FAILED } from "./errors.ts";
export type { PriceSet } from "./price-set.ts";
export type { ProductInfoResponse } from "./products.ts";
export type { ScheduleOptions } from "./schedule.ts";
export type {
  ContentCategory,
  ScheduleCategory,
  ScheduleEvent,
  ScheduleItem,
  ScheduleProduct,
  ScheduleSession,
} from "./schedule-item.ts";
export {
  BUILDER_SCHEDULE_CATEGORY,
  enrichScheduleItem,
  WEBINAR_CATEGORY_CODES,
  WEBINAR_CATEGORY_TITLES,
} from "./schedule-mapping.ts";
export { DOCUMENTED_SCHEDULE_WINDOW, rollingScheduleWindow, type ScheduleWindow } from "./schedule-window.ts";
