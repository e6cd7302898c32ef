import { HttpError } from "@courseway/http";
import {
  httpErrorClass,
  getMessage,
  type Report,
  type ReportEvent,
  type ReportLevel,
  findStatus,
} from "@courseway/observability";

/** What a client adds to a failed call. */
export interface FailureContext {
  readonly level: ReportLevel;
  readonly code?: number | string;
  /** Said before the error's own message. */
  readonly message?: string;
  readonly tags?: Readonly<Record<string, string>>;
  /** A visitor's own act was lost: an alarm even where the service was never configured. */
  readonly visitorActed?: boolean;
}

/** Logs a failed call and hands its error to the error-reporting service. [ERR-001, ERR-002] */
export function reportHttpError(report: Report, error: unknown, context: FailureContext): void {
  report({ ...describe(error, context), ...(isQuiet(error, context) ? {} : { error }) });
}

/** The variant that only logs. [ERR-003] */
export function logHttpError(report: Report, error: unknown, context: FailureContext): void {
  report(describe(error, context));
}

function describe(error: unknown, context: FailureContext): Omit<ReportEvent, "error"> {
  const own = getMessage(error);
  const status = findStatus(error);
  return {
    level: isQuiet(error, context) ? "debug" : context.level,
    message: context.message === undefined ? own : `${context.message} ${own}`,
    tags: {
      httpErrorClass: httpErrorClass(error),
      ...(status === undefined ? {} : { status: String(status) }),
      ...context.tags,
    },
    ...(context.code === undefined ? {} : { code: context.code }),
  };
}

/** A service that a site does without is no alarm on each of its pages. */
function isQuiet(error: unknown, { visitorActed = false }: FailureContext): boolean {
  return error instanceof HttpError && error.kind === "unconfigured" && !visitorActed;
}
