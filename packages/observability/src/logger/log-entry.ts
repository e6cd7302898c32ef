import { httpErrorClass, getMessage, type ReportEvent, type ReportLevel } from "../report.ts";
import { redact } from "./redact.ts";

/** The logger's severities. [LOG-001] */
export type Severity = Uppercase<ReportLevel>;

/** The code of an error event that has none. [LOG-002] */
export const DEFAULT_ERROR_CODE = 50000;

/** The code of any other event that has none. [LOG-003] */
export const DEFAULT_CODE = 20000;

/** The maximum length of each part of a log line, in characters. [LOG-004, LOG-005, LOG-006, LOG-007] */
export const LOG_CAPS = { message: 256, stack: 1024, tag: 64, brandId: 3 } as const;

/** One line of the log. Texts are redacted before they are capped, so that no part of a secret remains. */
export interface LogEntry {
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly severity: Severity;
  readonly code: number | string;
  readonly message: string;
  readonly brandId: string;
  /** The id of the request in which the event happened; absent outside a request. */
  readonly requestId?: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly stack?: string;
}

const SEVERITY_OF: Readonly<Record<ReportLevel, Severity>> = {
  debug: "DEBUG",
  info: "INFO",
  warn: "WARN",
  error: "ERROR",
};

/**
 * Builds the log entry of an event. [LOG-001, LOG-002, LOG-003, LOG-004, LOG-005, LOG-006, LOG-007]
 *
 * @param now milliseconds since the epoch
 */
export function logEntry(event: ReportEvent, brandId: string, now: number, requestId?: string): LogEntry {
  const severity = SEVERITY_OF[event.level];
  const stack = findStack(event.error);
  return {
    time: new Date(now).toISOString(),
    severity,
    code: event.code ?? (severity === "ERROR" ? DEFAULT_ERROR_CODE : DEFAULT_CODE),
    message: safe(event.message, LOG_CAPS.message),
    brandId: brandId.slice(0, LOG_CAPS.brandId),
    ...(requestId === undefined ? {} : { requestId }),
    tags: safeTags(event),
    ...(stack === undefined ? {} : { stack: safe(stack, LOG_CAPS.stack) }),
  };
}

function safeTags(event: ReportEvent): Record<string, string> {
  const tags = {
    ...(event.error === undefined ? {} : { httpErrorClass: httpErrorClass(event.error) }),
    ...event.tags,
  };
  return Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, safeTag(name, value)]));
}

/** Redacts a tag together with its name, because only the name may reveal that the value is a secret. */
function safeTag(name: string, value: string): string {
  const named = redact(`${name}=${value}`);
  return safe(named.endsWith("[token]") ? "[token]" : value, LOG_CAPS.tag);
}

function safe(text: string, cap: number): string {
  return redact(text).slice(0, cap);
}

function findStack(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  return (error instanceof Error ? error.stack : undefined) ?? getMessage(error);
}
