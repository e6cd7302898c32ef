import { expect, test } from "vitest";
import { COUNTDOWN_TICK_MS, DAY_THRESHOLD_MS, offerCountdown, promoCountdown } from "./countdown.ts";
import { graphicBanner, graphicPromo } from "./graphic-banners.ts";
import { BANNER_WINDOW_MS } from "./visibility.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test("the thresholds are 5 minutes and 24 hours, a countdown ticks every second [PB-004, PB-021]", () => {
  expect([BANNER_WINDOW_MS, DAY_THRESHOLD_MS, COUNTDOWN_TICK_MS]).toEqual([300_000, 86_400_000, 1000]);
});

test("the graphic promo banner shows without dates [PB-019]", () => {
  expect(graphicPromo({ starts: null, ends: null }, 5)).toEqual({
    visible: true,
    nextChange: null,
  });
});

test("the graphic promo banner shows only inside its dates, open on a missing side [PB-020]", () => {
  const at = (starts: number | null, ends: number | null, now: number) => graphicPromo({ starts, ends }, now);

  expect(at(10, 20, 9)).toEqual({ visible: false, nextChange: 10 });
  expect(at(10, 20, 10)).toEqual({ visible: true, nextChange: 20 });
  expect(at(10, 20, 20)).toEqual({ visible: false, nextChange: null });
  expect(at(10, null, 20)).toEqual({ visible: true, nextChange: null });
  expect(at(null, 20, 20)).toEqual({ visible: false, nextChange: null });
});

test("the graphic banner block needs its flag and, with dates, to be inside them [BL-graphicBanner-002]", () => {
  expect(graphicBanner({ show: false, starts: null, ends: null }, 5)).toEqual({
    visible: false,
    nextChange: null,
  });
  expect(graphicBanner({ show: false, starts: 1, ends: 9 }, 5)).toEqual({
    visible: false,
    nextChange: null,
  });
  expect(graphicBanner({ show: true, starts: null, ends: null }, 5)).toEqual({
    visible: true,
    nextChange: null,
  });
  expect(graphicBanner({ show: true, starts: 1, ends: 9 }, 5)).toEqual({
    visible: true,
    nextChange: 9,
  });
  expect(graphicBanner({ show: true, starts: 1, ends: 9 }, 9)).toEqual({
    visible: false,
    nextChange: null,
  });
});

test("the promo countdown has a days box only while more than 24 h remain [PB-015, PB-016]", () => {
  expect(promoCountdown(2 * DAY + 3 * HOUR + 4 * 60_000 + 5000, 0)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: null,
  });
  expect(promoCountdown(DAY + 1, 0)).toEqual({ days: 1, hours: 0, minutes: 0, seconds: null });
});

test("the promo countdown has a seconds box from exactly 24 h on [PB-015, PB-016, PB-017]", () => {
  expect(promoCountdown(DAY, 0)).toEqual({ days: null, hours: 24, minutes: 0, seconds: 0 });
  expect(promoCountdown(HOUR + 1, 0)).toEqual({ days: null, hours: 1, minutes: 0, seconds: 0 });
  expect(promoCountdown(61_999, 0)).toEqual({ days: null, hours: 0, minutes: 1, seconds: 1 });
});

test("the offer countdown turns days into hours [CN-008, BL-topSectionWysiwyg-004]", () => {
  expect(offerCountdown(3 * DAY + HOUR + 59 * 60_000 + 58_999, 0)).toEqual({
    hours: 73,
    minutes: 59,
    seconds: 58,
  });
});

test("a countdown is over at its end, and there is none without an end [PB-004]", () => {
  for (const countdown of [offerCountdown, promoCountdown]) {
    expect(countdown(1000, 999)).not.toBeNull();
    expect(countdown(1000, 1000)).toBeNull();
    expect(countdown(1000, 1001)).toBeNull();
    expect(countdown(null, 0)).toBeNull();
    expect(countdown(null, -5)).toBeNull();
    expect(countdown(Infinity, 0)).toBeNull();
    expect(countdown(NaN, 0)).toBeNull();
  }
});
