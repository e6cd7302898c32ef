import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDateTime, parseWindow, unreadableDates } from "./parse-date-time.ts";
import { isOpen, nextChange, type TimeWindow } from "./time-window.ts";
import { wallClock } from "./zone.ts";

const CHICAGO = "America/Chicago";

describe("a date with an offset is absolute", () => {
  test.each([
    ["2026-11-27T09:00:00Z", "2026-11-27T09:00:00.000Z"],
    ["2026-11-27t09:00z", "2026-11-27T09:00:00.000Z"],
    ["2026-11-27T09:00:00-06:00", "2026-11-27T15:00:00.000Z"],
    ["2026-11-27T09:00:00+0530", "2026-11-27T03:30:00.000Z"],
    ["2026-11-27 09:00 -06", "2026-11-27T15:00:00.000Z"],
    ["2026-11-27T09:00+05:59", "2026-11-27T03:01:00.000Z"],
    ["2026-11-27T09:00:00.5+00:00", "2026-11-27T09:00:00.500Z"],
    ["2026-11-27T09:00:00,1234567Z", "2026-11-27T09:00:00.123Z"],
    ["2026-11-27T00:00+18:00", "2026-11-26T06:00:00.000Z"],
    ["  2026-11-27T09:00:00Z ", "2026-11-27T09:00:00.000Z"],
    ["2028-02-29T23:59:59Z", "2028-02-29T23:59:59.000Z"],
    ["2026-11-27Z", "2026-11-27T00:00:00.000Z"],
  ])("%s", (text, expected) => {
    expect(parseDateTime(text, "No/Zone")).toBe(Date.parse(expected));
  });
});

describe("a date without an offset is on the clocks of the zone", () => {
  test.each([
    ["2026-11-27 09:00", CHICAGO, "2026-11-27T15:00:00Z"],
    ["2026-07-04T09:00:30.250", CHICAGO, "2026-07-04T14:00:30.250Z"],
    ["2026-11-27", CHICAGO, "2026-11-27T06:00:00Z"],
    ["2026-11-27T09:00", "UTC", "2026-11-27T09:00:00Z"],
    ["2026-11-27T09:00", "Asia/Kathmandu", "2026-11-27T03:15:00Z"],
    ["2026-11-27T09:00", "Pacific/Kiritimati", "2026-11-26T19:00:00Z"],
    ["2026-11-27T09:00", "Pacific/Pago_Pago", "2026-11-27T20:00:00Z"],
    ["1969-07-20T15:17:40.123", CHICAGO, "1969-07-20T20:17:40.123Z"],
  ])("%s in %s", (text, zone, expected) => {
    expect(parseDateTime(text, zone)).toBe(Date.parse(expected));
  });
});

describe("where the clocks change", () => {
  test.each([
    ["the last moment before they skip", "2026-03-08T01:59:59", CHICAGO, "2026-03-08T07:59:59Z"],
    ["a skipped time moves on by what was skipped", "2026-03-08T02:30", CHICAGO, "2026-03-08T08:30:00Z"],
    ["the first moment after they skipped", "2026-03-08T03:00", CHICAGO, "2026-03-08T08:00:00Z"],
    ["a time shown twice means the first", "2026-11-01T01:30", CHICAGO, "2026-11-01T06:30:00Z"],
    ["the first moment that is shown once again", "2026-11-01T02:00", CHICAGO, "2026-11-01T08:00:00Z"],
    ["south of the equator, skipped", "2026-10-04T02:15", "Australia/Sydney", "2026-10-03T16:15:00Z"],
    ["south of the equator, twice", "2026-04-05T02:15", "Australia/Sydney", "2026-04-04T15:15:00Z"],
    ["half an hour only", "2026-10-04T02:10", "Australia/Lord_Howe", "2026-10-03T15:40:00Z"],
    ["a midnight that is skipped", "2026-09-06", "America/Santiago", "2026-09-06T04:00:00Z"],
    ["a whole day that is skipped", "2011-12-30T12:00", "Pacific/Apia", "2011-12-30T22:00:00Z"],
  ])("%s: %s", (_, text, zone, expected) => {
    expect(parseDateTime(text, zone)).toBe(Date.parse(expected));
  });
});

test.each([
  null,
  undefined,
  "",
  "soon",
  "2026-13-01",
  "2026-00-10",
  "2026-02-30",
  "2026-02-29T10:00Z",
  "2026-04-31",
  "2026-01-00",
  "2026-1-1",
  "0026-01-01",
  "2026-01-01T24:00",
  "2026-01-01T23:60",
  "2026-01-01T10:60",
  "2026-01-01T10:59:60",
  "2026-01-15T24:00",
  "2026-01-15T99:00Z",
  "2026-01-01T23:59:60",
  "2026-01-01T10",
  "2026-01-01T10:00+18:01",
  "2026-01-01T10:00-19:00",
  "2026-01-01T10:00+05:60",
  "2026-01-01T10:00 GMT",
  "x2026-01-01",
  "2026-01-01x",
])("reads nothing in %j", (text) => {
  expect(parseDateTime(text, CHICAGO)).toBeNull();
});

test("reads nothing in a foreign value, nor in a zone that does not exist where one is needed", () => {
  const foreign: unknown = 20_260_101;
  // @ts-expect-error plain JavaScript may hand over anything
  expect(parseDateTime(foreign, CHICAGO)).toBeNull();
  expect(parseDateTime("2026-01-01", "No/Zone")).toBeNull();
  expect(parseDateTime("2026-01-01", "No/Zone")).toBeNull();
});

test("what the clocks show at any instant reads back as that instant, or an hour or less before it", () => {
  const zone = fc.constantFrom(CHICAGO, "Europe/London", "Australia/Lord_Howe", "America/St_Johns", "Asia/Tokyo");
  const instant = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2040, 0) });

  fc.assert(
    fc.property(zone, instant, (timeZone, now) => {
      const wall = wallClock(now, timeZone) ?? NaN;
      const read = parseDateTime(new Date(wall).toISOString().slice(0, -1), timeZone) ?? NaN;
      expect([0, 1_800_000, 3_600_000]).toContain(now - read);
      expect(wallClock(read, timeZone)).toBe(wall);
    }),
  );
});

test("no zone's clocks can be told for an instant that is none", () => {
  expect(wallClock(NaN, "UTC")).toBeNull();
  expect(wallClock(-1, "UTC")).toBe(-1);
  expect(wallClock(-2000, "UTC")).toBe(-2000);
});

test("a window is read side by side, open on a side without a date", () => {
  expect(parseWindow("2026-11-27 00:00", "  ", "UTC")).toEqual({ starts: Date.UTC(2026, 10, 27), ends: null });
  expect(parseWindow(null, "2026-11-28", CHICAGO)).toEqual({ starts: null, ends: Date.UTC(2026, 10, 28, 6) });
  expect(parseWindow(undefined, "", "Mars")).toEqual({ starts: null, ends: null });
});

test("a date that cannot be read closes its window for ever, in JSON as well", () => {
  const written = fc.constantFrom("soon", "2020-13-01", "2020-01-01T09:00", "2020-02-01Z", "", null);
  const zone = fc.constantFrom("UTC", "Mars");
  fc.assert(
    fc.property(written, written, zone, fc.integer({ min: -8.64e15, max: 8.64e15 }), (starts, ends, timeZone, now) => {
      const window: unknown = JSON.parse(JSON.stringify(parseWindow(starts, ends, timeZone)));
      const isUnread = [starts, ends].some((text) => text && parseDateTime(text, timeZone) === null);
      fc.pre(isUnread);
      expect(isOpen(window as TimeWindow, now)).toBe(false);
      expect(nextChange(window as TimeWindow, now)).toBeNull();
    }),
  );
});

test("says which dates cannot be read", () => {
  const dates = ["soon", "2026-11-27", null, "2026-02-30T09:00Z", " ", undefined];
  expect(unreadableDates(dates, CHICAGO)).toEqual(["soon", "2026-02-30T09:00Z"]);
  expect(unreadableDates(dates, "Mars")).toEqual(["soon", "2026-11-27", "2026-02-30T09:00Z"]);
});
