export { createReporting, type Reporting, type ReportingOptions } from "./error-service/reporting.ts";
export { DEFAULT_CODE, DEFAULT_ERROR_CODE, LOG_CAPS, type LogEntry, type Severity } from "./logger/log-entry.ts";
export { createLogger, type Logger, type LoggerOptions } from "./logger/logger.ts";
export { redact } from "./logger/redact.ts";
export {
  findStatus,
  getMessage,
  httpErrorClass,
  type HttpErrorClass,
  type Report,
  type ReportEvent,
  type ReportLevel,
} from "./report.ts";
