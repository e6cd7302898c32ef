import { HttpError } from "./http-error.ts";

/** A safe read is tried at most this many times more. */
const MAX_RETRIES = 2;

const BASE_DELAY_MS = 200;

/** When a safe request is tried again, at most twice and only while its time limit leaves room. */
export interface RetryPolicy {
  /** Statuses that say that the service is busy. */
  readonly statuses: ReadonlySet<number>;
  /** Whether a service that does not say when to come back is tried after a short wait, spread at random. */
  readonly backoff: boolean;
  /** The longest that a service may ask to wait, in ms. */
  readonly longestWaitMs: number;
}

/** For calls that may wait: what the service asks for is kept, else each wait is twice as long as the last. */
export const BACKOFF: RetryPolicy = {
  statuses: new Set([429, 502, 503, 504]),
  backoff: true,
  longestWaitMs: Number.POSITIVE_INFINITY,
};

/**
 * For calls that a visitor waits for, and that have something to fall back to: only a busy service that says when to
 * come back, and soon. A connection that was closed under the request costs one more try at once.
 */
export const ON_RETRY_AFTER: RetryPolicy = { statuses: new Set([429, 503]), backoff: false, longestWaitMs: 3000 };

/**
 * How long to wait before try number `retry` (from 0), in ms; null where there is to be none. What the service asked
 * for is kept in full; waits are spread at random, so that many callers do not come back at once.
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

/** How a connection says that the other side closed it while it was kept for the next request. */
const CLOSED: ReadonlySet<unknown> = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

function wasClosed({ kind, cause }: HttpError): boolean {
  const reason: unknown = cause instanceof Error ? cause.cause : null;
  return (
    kind === "refused" && typeof reason === "object" && reason !== null && "code" in reason && CLOSED.has(reason.code)
  );
}

/** Reads a `Retry-After` header (seconds or a date) as ms from `now`; null where there is none to understand. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds < 0 ? null : Math.round(seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
