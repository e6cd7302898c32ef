import { expect, test } from "vitest";
import { parseRetryAfter } from "./retry.ts";

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
