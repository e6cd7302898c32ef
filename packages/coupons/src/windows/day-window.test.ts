import { expect, test } from "vitest";
import { dayWindow, nextMidnight } from "./day-window.ts";

const hours = (iso: string, zone: string): number => {
  const { starts, ends } = dayWindow(Date.parse(iso), zone);
  return ((ends ?? NaN) - (starts ?? NaN)) / 3_600_000;
};

test("the day runs from midnight to midnight on the clocks of the zone [CP-018]", () => {
  const day = {
    starts: Date.parse("2026-11-21T06:00:00Z"),
    ends: Date.parse("2026-11-22T06:00:00Z"),
  };
  expect(dayWindow(Date.parse("2026-11-22T05:59:59.999Z"), "America/Chicago")).toEqual(day);
  expect(dayWindow(Date.parse("2026-11-21T06:00:00Z"), "America/Chicago")).toEqual(day);
});

test("a day is as long as the clocks make it [CP-018]", () => {
  expect(hours("2026-03-08T18:00:00Z", "America/Chicago")).toBe(23);
  expect(hours("2026-11-01T18:00:00Z", "America/Chicago")).toBe(25);
  expect(hours("2026-09-06T18:00:00Z", "America/Santiago")).toBe(23);
});

test("the next midnight is the visitor's own [PB-005]", () => {
  const now = Date.parse("2026-12-31T23:30:00Z");
  expect(nextMidnight(now, "UTC")).toBe(Date.parse("2027-01-01T00:00:00Z"));
  expect(nextMidnight(now, "Asia/Tokyo")).toBe(Date.parse("2027-01-01T15:00:00Z"));
});

test("knows no midnight in a zone that does not exist or at a time that is none", () => {
  expect(nextMidnight(0, "No/Zone")).toBeNull();
  expect(nextMidnight(NaN, "UTC")).toBeNull();
  expect(nextMidnight(8.64e15, "UTC")).toBeNull();
});
