import { HttpError } from "@courseway/http";
import {
  httpErrorClass,
  getMessage,
  type Report,
  type ReportEvent,
  type ReportLevel,
  findStatus,
} from "@courseway/observability";

/** The data that a client adds to the report of a failed call. */
export interface FailureContext {
  readonly level: ReportLevel;
  readonly code?: number | string;
  /** Text before the error's own message. */
  readonly message?: string;
  readonly tags?: Readonly<Record<string, string>>;
  /** Whether a visitor's action was lost, which is reported as an error even if the service is not configured. */
  readonly visitorActed?: boolean;
}

/** Logs a failed call and sends its error to the error-reporting service. [ERR-001, ERR-002] */
export function reportHttpError(report: Report, error: unknown, context: FailureContext): void {
  report({ ...describe(error, context), ...(isQuiet(error, context) ? {} : { error }) });
}

/** Only logs a failed call. [ERR-003] */
export function logHttpError(report: Report, error: unknown, context: FailureContext): void {
  report(describe(error, context));
}

function describe(error: unknown, context: FailureContext): Omit<ReportEvent, "error"> {
  const message = getMessage(error);
  const status = findStatus(error);
  return {
    level: isQuiet(error, context) ? "debug" : context.level,
    message: context.message === undefined ? message : `${context.message} ${message}`,
    tags: {
      httpErrorClass: httpErrorClass(error),
      ...(status === undefined ? {} : { status: String(status) }),
      ...context.tags,
    },
    ...(context.code === undefined ? {} : { code: context.code }),
  };
}

/**
 * Whether a failure is only logged for debugging: the site works without the service, so it is no error on each page.
 */
function isQuiet(error: unknown, { visitorActed = false }: FailureContext): boolean {
  return error instanceof HttpError && error.kind === "unconfigured" && !visitorActed;
}
