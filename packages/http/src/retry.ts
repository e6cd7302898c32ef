import { HttpError } from "./http-error.ts";

/** The maximum number of retries of a safe request. */
const MAX_RETRIES = 2;

const BASE_DELAY_MS = 200;

/** When to retry a safe request: at most twice, and only within its time limit. */
export interface RetryPolicy {
  /** Statuses of a busy service. */
  readonly statuses: ReadonlySet<number>;
  /** Whether to retry after a short random delay if the service does not say when. */
  readonly backoff: boolean;
  /** The maximum delay that a service may ask for, in ms. */
  readonly longestWaitMs: number;
}

/** For calls that may wait: the delay that the service asks for, or else exponential backoff. */
export const BACKOFF: RetryPolicy = {
  statuses: new Set([429, 502, 503, 504]),
  backoff: true,
  longestWaitMs: Number.POSITIVE_INFINITY,
};

/**
 * For calls with a fallback that a visitor waits for: retries only if a busy service asks for a short delay, and immediately, once, if
 * the connection was closed during the request.
 */
export const ON_RETRY_AFTER: RetryPolicy = { statuses: new Set([429, 503]), backoff: false, longestWaitMs: 3000 };

/**
 * The delay before retry number `retry` (from 0), in ms; null for no retry. The service's own delay is respected in full; other delays
 * are random, so that many callers do not return at the same time.
 */
export function retryDelay(error: unknown, retry: number, policy: RetryPolicy, random: () => number): number | null {
  if (!(error instanceof HttpError) || retry >= MAX_RETRIES) return null;
  const isBusy = error.kind === "status" && policy.statuses.has(error.status ?? 0);
  const spread = policy.backoff ? Math.round(random() * BASE_DELAY_MS) : 0;
  if (isBusy && error.retryAfterMs !== null)
    return error.retryAfterMs <= policy.longestWaitMs ? error.retryAfterMs + spread : null;
  if (!policy.backoff) return retry === 0 && wasClosed(error) ? 0 : null;
  const isLost = error.kind === "refused" || error.kind === "cut";
  return isBusy || isLost ? Math.round(random() * BASE_DELAY_MS * 2 ** retry) : null;
}

/** Error codes of an idle connection that the other side has closed. */
const CLOSED: ReadonlySet<unknown> = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

function wasClosed({ kind, cause }: HttpError): boolean {
  const reason: unknown = cause instanceof Error ? cause.cause : null;
  return (
    kind === "refused" && typeof reason === "object" && reason !== null && "code" in reason && CLOSED.has(reason.code)
  );
}

/** Reads a `Retry-After` header (seconds or a date) as ms from `now`; null if it is absent or malformed. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds < 0 ? null : Math.round(seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
