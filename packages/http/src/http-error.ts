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

/** The details of a failed call. */
export interface HttpErrorDetails {
  readonly kind: HttpFailure;
  /** The response's status; 0 without a complete response, undefined without a call. [ERR-002] */
  readonly status: number | undefined;
  /** How long the service asked to wait, in ms; null if it did not. */
  readonly retryAfterMs?: number | null;
  readonly cause?: unknown;
}

/** A failed remote call. Its message never contains a query, a header or a body, since these may contain secrets. */
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
