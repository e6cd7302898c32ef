import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseWindow } from "../windows/parse-date-time.ts";
import { topPromo, type TopPromo } from "./top-promo.ts";

const MINUTES_5 = 300_000;
const DAY = 86_400_000;
const STARTS = 10 * DAY;
const ENDS = 20 * DAY;
const RESET_ENDS = 22 * DAY;

const promo: TopPromo = {
  starts: STARTS,
  ends: ENDS,
  reset: null,
  switchedOn: true,
  hideStickyBanner: false,
};
const withReset: TopPromo = { ...promo, reset: { ends: RESET_ENDS } };

test("is hidden before its start, up to 5 minutes before it [PB-006, PB-007, PB-021]", () => {
  const visible = [0, STARTS - MINUTES_5 - 1, STARTS - MINUTES_5, STARTS].map((now) => topPromo(promo, now).visible);
  expect(visible).toEqual([false, false, true, true]);
});

test("is visible at once without a start [PB-007]", () => {
  expect(topPromo({ ...promo, starts: null }, 0)).toEqual({
    visible: true,
    phase: "main",
    countdownTo: ENDS,
    nextChange: ENDS,
    timer: null,
  });
});

test("sets a timer for its start only when that is more than 24 h away [PB-008, PB-021]", () => {
  expect(topPromo(promo, STARTS - DAY - 1).timer).toBe(STARTS);
  expect(topPromo(promo, STARTS - DAY).timer).toBeNull();
  expect(topPromo({ ...promo, starts: STARTS * 10, ends: ENDS * 10 }, 0).timer).toBe(STARTS * 10);
});

test("never shows where a date of it could not be read, and waits for nothing", () => {
  const read = (starts: string, ends: string) => ({ ...withReset, ...parseWindow(starts, ends, "UTC") });
  const hidden = { visible: false, phase: "hidden", countdownTo: null, nextChange: null, timer: null };
  for (const banner of [
    read("soon", "1970-01-21"),
    read("1970-01-11", "soon"),
    { ...withReset, ends: NaN },
    { ...withReset, starts: NaN },
  ])
    for (const now of [0, STARTS, ENDS - 1, ENDS]) expect(topPromo(banner, now)).toEqual(hidden);
  const badReset = { ...promo, reset: { ends: NaN } };
  expect([ENDS - 1, ENDS].map((now) => topPromo(badReset, now).phase)).toEqual(["main", "hidden"]);
});

test("stays hidden and unscheduled between 24 h and 5 minutes before its start [PB-009]", () => {
  for (const now of [STARTS - DAY, STARTS - DAY / 2, STARTS - MINUTES_5 - 1]) {
    expect(topPromo(promo, now)).toMatchObject({ visible: false, timer: null });
  }
});

test("hides after its end when there is no reset [PB-010]", () => {
  expect(topPromo(promo, ENDS - 1)).toMatchObject({ visible: true, countdownTo: ENDS });
  expect(topPromo(promo, ENDS)).toEqual({
    visible: false,
    phase: "hidden",
    countdownTo: null,
    nextChange: null,
    timer: null,
  });
});

test("shows the reset from the main end on and counts down to the reset's end [PB-011]", () => {
  expect(topPromo(withReset, ENDS - 1)).toMatchObject({
    phase: "main",
    countdownTo: ENDS,
    nextChange: ENDS,
  });
  expect(topPromo(withReset, ENDS)).toEqual({
    visible: true,
    phase: "reset",
    countdownTo: RESET_ENDS,
    nextChange: RESET_ENDS,
    timer: null,
  });
  expect(topPromo(withReset, RESET_ENDS)).toMatchObject({
    visible: false,
    phase: "hidden",
    nextChange: null,
  });
});

test("shows a reset without an end from then on, with nothing to count [PB-011]", () => {
  const endless = { ...promo, reset: { ends: null } };
  expect(topPromo(endless, ENDS * 9)).toMatchObject({
    phase: "reset",
    countdownTo: null,
    nextChange: null,
  });
});

test("stays with its main text when it has no end, reset or not [PB-011]", () => {
  expect(topPromo({ ...withReset, ends: null }, RESET_ENDS * 9)).toMatchObject({
    phase: "main",
    countdownTo: null,
  });
});

describe.each([
  ["hideStickyBanner is set [PB-012]", { hideStickyBanner: true }],
  ["its switch is off [PB-013]", { switchedOn: false }],
])("when %s", (_, option) => {
  test.each([0, STARTS, ENDS])("it is hidden at %d and nothing is ever to change", (now) => {
    expect(topPromo({ ...withReset, ...option }, now)).toEqual({
      visible: false,
      phase: "hidden",
      countdownTo: null,
      nextChange: null,
      timer: null,
    });
  });
});

test("never shows a promotion whose reset is over before it starts", () => {
  const upside = { ...promo, starts: RESET_ENDS + DAY, reset: { ends: RESET_ENDS } };
  expect(topPromo(upside, ENDS)).toMatchObject({ visible: false, nextChange: null });
});

test("its next change is the first later moment with another phase [PB-006, PB-010, PB-011]", () => {
  const step = 60_000;
  const moment = fc.option(
    fc.integer({ min: 0, max: 40 }).map((steps) => steps * step),
    { nil: null },
  );
  const reset = fc.option(fc.record({ ends: moment }), { nil: null });
  const any = fc.record({
    starts: moment,
    ends: moment,
    reset,
    switchedOn: fc.constant(true),
    hideStickyBanner: fc.constant(false),
  });

  fc.assert(
    fc.property(any, fc.integer({ min: -10, max: 45 }), (banner, steps) => {
      const now = steps * step;
      const { phase } = topPromo(banner, now);
      const later = Array.from({ length: 60 }, (_, ahead) => now + (ahead + 1) * step);
      const first = later.find((at) => topPromo(banner, at).phase !== phase) ?? null;
      expect(topPromo(banner, now).nextChange).toBe(first);
    }),
  );
});
