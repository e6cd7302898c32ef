export { httpErrorClass, type HttpErrorClass, findStatus } from "./error-class.ts";
export { createReporting, type Reporting, type ReportingOptions } from "./error-service/reporting.ts";
export type {
  ErrorReporting,
  ErrorReportingOptions,
  LogEntry,
  Logger,
  LoggerOptions,
  SendErrorEvent,
  Severity,
} from "./logger/index.ts";
export {
  createErrorReporting,
  createLogger,
  DEFAULT_CODE,
  DEFAULT_ERROR_CODE,
  LOG_CAPS,
  redact,
  SEVERITIES,
  tracesSampleRate,
} from "./logger/index.ts";
export { getMessage } from "./get-message.ts";
export type { Report, ReportEvent, ReportLevel } from "./report.ts";
