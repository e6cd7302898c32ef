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
