export { authHeaders, type CommerceAuth, type CommerceBaseParams } from "./context.ts";
export { type Commerce, type CommerceOptions, createCommerce } from "./client.ts";
export {
  PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED,
  type ScheduleUse,
  WEBINAR_SCHEDULE_LOAD_FAILED,
  type ScheduleOptions,
  DOCUMENTED_SCHEDULE_WINDOW,
  rollingScheduleWindow,
  type ScheduleWindow,
} from "./schedule.ts";
export type { PriceSet } from "./price-set.ts";
export type { ProductInfoResponse } from "./products.ts";
export {
  type ContentCategory,
  type ScheduleCategory,
  type ScheduleEvent,
  type ScheduleItem,
  type ScheduleProduct,
  type ScheduleSession,
  BUILDER_SCHEDULE_CATEGORY,
  enrichScheduleItem,
  WEBINAR_CATEGORY_CODES,
  WEBINAR_CATEGORY_TITLES,
} from "./schedule-item.ts";
