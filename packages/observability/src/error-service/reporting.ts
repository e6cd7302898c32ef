import { createLogger, type LoggerOptions } from "../logger/logger.ts";
import type { Report } from "../report.ts";
import { createEnvelopeSender, type EnvelopeSenderOptions } from "./envelope-sender.ts";

/** Reporting of one process: the log, and the error-reporting service if there is one. */
export interface Reporting {
  readonly report: Report;
  /** Resolves when all queued events are sent or given up, or after `limitMs`. */
  readonly flush: (limitMs: number) => Promise<void>;
}

export interface ReportingOptions
  extends Pick<LoggerOptions, "brandId" | "requestId" | "write">, Pick<EnvelopeSenderOptions, "environment" | "fetch"> {
  /** Address and key of the error-reporting service, `https://{key}@{host}/{project}`; null for none. */
  readonly dsn: string | null;
}

/**
 * Creates the logger and, with a DSN, sends every event that has an error to the service, redacted. [ERR-017]
 * The service speaks the Sentry envelope format. If it fails, the log says so once and the events stay in the log.
 */
export function createReporting({ dsn, environment, fetch, ...lines }: ReportingOptions): Reporting {
  const { report } = createLogger(lines);
  if (dsn === null) return { report, flush: () => Promise.resolve() };
  const onDrop = (reason: string): void =>
    report({
      level: "warn",
      message: `Errors do not reach the error-reporting service: ${reason}. They are in this log. Check ERROR_REPORTING_DSN and the service.`,
    });
  const { send, flush } = createEnvelopeSender({ dsn, environment, fetch, onDrop });
  return { report: createLogger({ ...lines, onError: send }).report, flush };
}
