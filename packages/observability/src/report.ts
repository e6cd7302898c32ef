/** How grave an event is, as the reporting port takes it. */
export type ReportLevel = "debug" | "info" | "warn" | "error";

/**
 * Something that happened and that an operator may want to know.
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
