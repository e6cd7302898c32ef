import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { dayWindow } from "./day-window.ts";
import { parseDateTime } from "./parse-date-time.ts";
import { wallClock } from "./zone.ts";

// The oracle is the standard's own time zone arithmetic, which Node 24 does not have yet without a flag.
const ZONES = [
  "America/Chicago",
  "America/New_York",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/St_Johns",
  "America/Santiago",
  "Europe/London",
  "Europe/Dublin",
  "Africa/Casablanca",
  "Asia/Kathmandu",
  "Asia/Tehran",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "UTC",
];
const zone = fc.constantFrom(...ZONES);

/**
 * The standard's result for a text without an offset: skipped times move forward, a time shown twice means the first.
 */
function judged(text: string, timeZone: string): number {
  return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone, { disambiguation: "compatible" })
    .epochMilliseconds;
}

/** Every clock change of a zone in some years, as epoch milliseconds. */
function listChanges(timeZone: string, from: number, to: number): number[] {
  const changes: number[] = [];
  let at = Temporal.ZonedDateTime.from({ timeZone, year: from, month: 1, day: 1 }).getTimeZoneTransition("next");
  while (at && at.year <= to) {
    changes.push(at.epochMilliseconds);
    at = at.getTimeZoneTransition("next");
  }
  return changes;
}

describe("against the standard's zone arithmetic", () => {
  test("any time of 1990 to 2050 on the clocks of a zone is the same instant", () => {
    const seconds = fc.integer({ min: Date.UTC(1990, 0) / 1000, max: Date.UTC(2050, 0) / 1000 });
    fc.assert(
      fc.property(zone, seconds, (timeZone, second) => {
        const text = new Date(second * 1000).toISOString().slice(0, 19);
        expect(parseDateTime(text, timeZone)).toBe(judged(text, timeZone));
      }),
      { numRuns: 500 },
    );
  });

  test("so are the times around every change of clocks, forward and back [PB-002, PB-020]", () => {
    const wrong = ZONES.flatMap((timeZone) =>
      listChanges(timeZone, 2024, 2030).flatMap((change) =>
        // Every quarter of an hour of local time, from three hours before the change to three hours after.
        Array.from({ length: 25 }, (_, step) => new Date((wallClock(change, timeZone) ?? NaN) + (step - 12) * 900_000))
          .map((wall) => wall.toISOString().slice(0, 19))
          .filter((text) => parseDateTime(text, timeZone) !== judged(text, timeZone))
          .map((text) => `${text} in ${timeZone}`),
      ),
    );
    expect(wrong).toEqual([]);
    expect(listChanges("America/Chicago", 2026, 2026)).toHaveLength(2);
  });

  test("the day around any instant begins and ends with the standard's [CP-018, PB-005]", () => {
    const instants = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2050, 0) });
    fc.assert(
      fc.property(zone, instants, (timeZone, now) => {
        const day = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).startOfDay();
        expect(dayWindow(now, timeZone)).toEqual({
          starts: day.epochMilliseconds,
          ends: day.add({ days: 1 }).startOfDay().epochMilliseconds,
        });
      }),
      { numRuns: 300 },
    );
  });
});
