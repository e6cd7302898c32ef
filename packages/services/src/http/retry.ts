import { HttpError } from "./http-error.ts";

/** A safe read is tried at most this many times more. */
export const MAX_RETRIES = 2;

const RETRIED_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const BASE_DELAY_MS = 200;

/** Whether trying the same read again may help: no answer came, or the service said that it is busy. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  if (error.kind === "refused" || error.kind === "cut") return true;
  return error.kind === "status" && RETRIED_STATUSES.has(error.status ?? 0);
}

/**
 * How long to wait before try number `retry` (from 0), in ms. What the service asked for is kept in full;
 * the rest is spread at random, so that many callers do not come back at once.
 */
export function retryDelay(error: unknown, retry: number, random: () => number): number {
  const asked = error instanceof HttpError ? error.retryAfterMs : null;
  if (asked !== null) return asked + Math.round(random() * BASE_DELAY_MS);
  return Math.round(random() * BASE_DELAY_MS * 2 ** retry);
}

/** Reads a `Retry-After` header (seconds or a date) as ms from `now`; null where there is none to understand. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds < 0 ? null : Math.round(seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
