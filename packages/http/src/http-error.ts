/** What went wrong with a call. */
export type HttpFailure =
  | "unconfigured"
  | "refused"
  | "timeout"
  | "cut"
  | "status"
  | "too-large"
  | "not-json"
  | "wrong-shape";

/** Everything that is known of a failed call. */
export interface HttpErrorDetails {
  readonly kind: HttpFailure;
  /** 0 when no whole answer arrived, undefined when no call was made, else the answer's status. [ERR-002] */
  readonly status: number | undefined;
  /** How long the service asked to wait, in ms; null where it did not say. */
  readonly retryAfterMs?: number | null;
  readonly cause?: unknown;
}

/** A remote call that failed. Its message never holds a query, a header or a body: these may carry secrets. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly kind: HttpFailure;
  readonly status: number | undefined;
  readonly retryAfterMs: number | null;

  constructor(message: string, details: HttpErrorDetails) {
    super(message, { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}
