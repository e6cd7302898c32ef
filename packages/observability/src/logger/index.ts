export {
  createErrorReporting,
  type ErrorReporting,
  type ErrorReportingOptions,
  type SendErrorEvent,
  tracesSampleRate,
} from "./error-reporting.ts";
export { DEFAULT_CODE, DEFAULT_ERROR_CODE, LOG_CAPS, SEVERITIES, type Severity } from "./limits.ts";
export type { LogEntry } from "./log-entry.ts";
export { createLogger, type Logger, type LoggerOptions } from "./logger.ts";
export { redact } from "./redact.ts";
