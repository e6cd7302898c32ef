import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timeWindows } from "../test-kit/arbitraries.ts";
import { earliestChange, isOpen, nextChange } from "./time-window.ts";

const anyWindow = timeWindows(fc.integer({ min: -50, max: 50 }));
const anyNow = fc.integer({ min: -60, max: 60 });

test("is open from the start on and before the end [PB-020]", () => {
  const window = { starts: 10, ends: 20 };
  expect([9, 10, 19, 20].map((now) => isOpen(window, now))).toEqual([false, true, true, false]);
});

test("is open on a side without a date", () => {
  expect(isOpen({ starts: 10, ends: null }, 1e15)).toBe(true);
  expect(isOpen({ starts: 10, ends: null }, 9)).toBe(false);
  expect(isOpen({ starts: null, ends: 20 }, -1e15)).toBe(true);
  expect(isOpen({ starts: null, ends: 20 }, 20)).toBe(false);
});

test("is never open where a bound is no moment, as what Date.parse answers for a text that it cannot read", () => {
  const windows = [
    { starts: NaN, ends: 20 },
    { starts: 10, ends: NaN },
    { starts: NaN, ends: NaN },
  ];
  expect(windows.map((window) => isOpen(window, 15))).toEqual([false, false, false]);
  expect(windows.map((window) => nextChange(window, 5))).toEqual([null, null, null]);
});

describe("the next change", () => {
  test.each([
    [{ starts: 10, ends: 20 }, 9, 10],
    [{ starts: 10, ends: 20 }, 10, 20],
    [{ starts: 10, ends: 20 }, 20, null],
    [{ starts: 10, ends: null }, 9, 10],
    [{ starts: 10, ends: null }, 10, null],
    [{ starts: null, ends: 20 }, 19, 20],
    [{ starts: null, ends: 20 }, 20, null],
    [{ starts: null, ends: null }, 0, null],
    [{ starts: 20, ends: 10 }, 5, null],
    [{ starts: 10, ends: 10 }, 5, null],
  ])("of %j after %d is %j", (window, now, change) => {
    expect(nextChange(window, now)).toBe(change);
  });

  test("is the first later moment with another answer, and null only when there is none", () => {
    fc.assert(
      fc.property(anyWindow, anyNow, (window, now) => {
        const later = Array.from({ length: 130 }, (_, step) => now + 1 + step);
        const first = later.find((moment) => isOpen(window, moment) !== isOpen(window, now)) ?? null;
        expect(nextChange(window, now)).toBe(first);
      }),
    );
  });
});

test("the earliest of several changes leaves out those that never come", () => {
  expect(earliestChange([null, 30, 10, null, 20])).toBe(10);
  expect(earliestChange([null, null])).toBeNull();
  expect(earliestChange([])).toBeNull();
});
