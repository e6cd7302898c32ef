/** The warning codes of a schedule that fails to load. [ERR-006] */
export const WEBINAR_SCHEDULE_LOAD_FAILED = "WEBINAR_SCHEDULE_LOAD_FAILED";
export const PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED = "PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED";

/** Where a schedule is shown: on a page, for one product, or in the schedule's modal. */
export type ScheduleUse = "page" | "product" | "modal";

/** The codes that we report for a failure; the modal reports both. [ERR-006, ERR-008] */
export const SCHEDULE_FAILURE_CODES: Readonly<Record<ScheduleUse, readonly string[]>> = {
  page: [WEBINAR_SCHEDULE_LOAD_FAILED],
  product: [PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED],
  modal: [WEBINAR_SCHEDULE_LOAD_FAILED, PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED],
};
