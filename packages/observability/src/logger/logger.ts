import { logs, SeverityNumber } from "@opentelemetry/api";
import type { Report } from "../report.ts";
import { type Severity, type LogEntry, logEntry } from "./log-entry.ts";

export interface LoggerOptions {
  /** Cut to three characters in the log. [LOG-007] */
  readonly brandId: string;
  /** Writes a line of JSON; by default to the console, with the method of its severity. */
  readonly write?: (line: string, severity: Severity) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Receives every event that has an error. [ERR-001] */
  readonly onError?: (entry: LogEntry) => void;
  /** Returns the id of the current request; undefined outside one. The id is well-formed and written unchanged. */
  readonly requestId?: () => string | undefined;
}

export interface Logger {
  /**
   * The reporting port. An event with an error is logged and forwarded, one without is only logged. [ERR-001, ERR-003]
   */
  readonly report: Report;
}

/**
 * Creates a logger that writes structured lines, also to the collector if there is one, and forwards errors.
 * [LOG-001, ERR-001, ERR-003]
 *
 * @example
 * const { report } = createLogger({ brandId: "ACE" });
 * report({ level: "info", code: 40401, message: "Page not found: /nowhere/" });
 */
export function createLogger(options: LoggerOptions): Logger {
  const { brandId, write = writeToConsole, now = Date.now, onError, requestId } = options;
  return {
    report: (event) => {
      const entry: LogEntry = logEntry(event, brandId, now(), requestId?.());
      write(JSON.stringify(entry), entry.severity);
      emit(entry);
      if (event.error !== undefined) onError?.(entry);
    },
  };
}

/** Emits an entry to the collector; does nothing without one. */
function emit({ time, severity, message, code, requestId, tags, stack }: LogEntry): void {
  logs.getLogger("courseway").emit({
    timestamp: new Date(time),
    severityNumber: SeverityNumber[severity],
    severityText: severity,
    body: message,
    attributes: {
      ...tags,
      code,
      ...(requestId === undefined ? {} : { "courseway.request_id": requestId }),
      ...(stack === undefined ? {} : { "exception.stacktrace": stack }),
    },
  });
}

const METHODS = { DEBUG: "debug", INFO: "info", WARN: "warn", ERROR: "error" } as const;

function writeToConsole(line: string, severity: Severity): void {
  console[METHODS[severity]](line);
}
