/** A response with an error status. The sender sees its message, so it must name no service and contain no secret. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

const pluralize = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? "" : "s"}`;

const formatDuration = (seconds: number): string =>
  seconds < 120 ? pluralize(seconds, "second") : pluralize(Math.ceil(seconds / 60), "minute");

/** The error for a visitor who sent too many requests. @param retryAfterMs how long to wait */
export function tooManyRequests(retryAfterMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new HttpError(429, `Too many requests. Please wait ${formatDuration(seconds)} and try again.`, {
    "retry-after": String(seconds),
  });
}
