/** The severity of an event in the reporting port. */
export type ReportLevel = "debug" | "info" | "warn" | "error";

/**
 * An event that an operator may want to know about.
 * An event with `error` also goes to the error-reporting service; one without is only logged. [ERR-001, ERR-003]
 */
export interface ReportEvent {
  readonly level: ReportLevel;
  readonly code?: number | string;
  readonly message: string;
  readonly tags?: Readonly<Record<string, string>>;
  readonly error?: unknown;
}

/** The one reporting port of every package; `createLogger(...).report` is the implementation. It never throws. */
export type Report = (event: ReportEvent) => void;

/** Returns the message of any thrown value. Code may throw any type, and logging must not fail. */
export function getMessage(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === "string" ? thrown : `A thrown ${typeof thrown} without a message.`;
}

/** The three classes of HTTP error. [ERR-002] */
export type HttpErrorClass = "Runtime JS" | "Http Preflight" | "Http Native";

/**
 * Classifies an error by its status: no status means a fault in our own code, 0 means no response. [ERR-002]
 *
 * @example httpErrorClass(new TypeError("x")) // "Runtime JS"
 */
export function httpErrorClass(error: unknown): HttpErrorClass {
  const status = findStatus(error);
  if (status === undefined) return "Runtime JS";
  return status === 0 ? "Http Preflight" : "Http Native";
}

/** The status of an error, or undefined. */
export function findStatus(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("status" in error)) return undefined;
  return typeof error.status === "number" ? error.status : undefined;
}
