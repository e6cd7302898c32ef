export * from "./commerce/index.ts";
export { HttpError, type HttpErrorClass, httpErrorClass, type HttpFailure } from "./http/index.ts";
export type { Fetch, TransportOptions } from "./http/index.ts";
export * from "./mailing-lists/index.ts";
export type { Report, ReportEvent, ReportLevel } from "./report/report.ts";
