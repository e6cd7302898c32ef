export type { Report, ReportEvent, ReportLevel } from "./report/report.ts";
export type {
  ContentCategory,
  ScheduleCategory,
  ScheduleEvent,
  ScheduleItem,
  ScheduleProduct,
  ScheduleSession,
} from "./commerce/schedule-item.ts";
