import { expect, test } from "vitest";
import { HttpError, type HttpErrorDetails } from "./http-error.ts";
import { BACKOFF, parseRetryAfter, retryDelay, ON_RETRY_AFTER } from "./retry.ts";

const now = Date.parse("2026-11-21T10:00:00Z");

test.each([
  ["3", 3000],
  ["0", 0],
  ["1.5", 1500],
  ["Sat, 21 Nov 2026 10:00:07 GMT", 7000],
  ["Sat, 21 Nov 2026 09:59:00 GMT", 0],
  ["-1", null],
  ["soon", null],
  [" ", null],
  [null, null],
])("reads Retry-After %j as %j ms", (header, ms) => {
  expect(parseRetryAfter(header, now)).toBe(ms);
});

const failure = (details: HttpErrorDetails) => new HttpError("failed", details);
const status = (code: number, retryAfterMs: number | null = null) =>
  failure({ kind: "status", status: code, retryAfterMs });
const closed = new TypeError("fetch failed", { cause: Object.assign(new Error("closed"), { code: "UND_ERR_SOCKET" }) });
const half = () => 0.5;

test.each<[string, unknown, retry: number, backoff: number | null, onRetryAfter: number | null]>([
  ["busy, and says when", status(503, 2000), 0, 2100, 2000],
  ["busy, and says when, again", status(429, 1000), 1, 1100, 1000],
  ["busy for longer than a visitor waits", status(503, 4000), 0, 4100, null],
  ["busy, and does not say when", status(503), 1, 200, null],
  ["behind a gateway without a service", status(502), 0, 100, null],
  ["refused", failure({ kind: "refused", status: 0 }), 0, 100, null],
  ["closed under the request", failure({ kind: "refused", status: 0, cause: closed }), 0, 100, 0],
  ["closed under the request, again", failure({ kind: "refused", status: 0, cause: closed }), 1, 200, null],
  ["cut off in its answer", failure({ kind: "cut", status: 0 }), 0, 100, null],
  ["wrong", status(500, 1000), 0, null, null],
  ["too late", failure({ kind: "timeout", status: 0 }), 0, null, null],
  ["busy a third time", status(503, 0), 2, null, null],
  ["no failure of a call", new Error("a bug"), 0, null, null],
])("a service that is %s is waited for as each policy says", (_name, error, retry, backoff, onRetryAfter) => {
  expect(retryDelay(error, retry, BACKOFF, half)).toBe(backoff);
  expect(retryDelay(error, retry, ON_RETRY_AFTER, half)).toBe(onRetryAfter);
});
