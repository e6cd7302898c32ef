import { describe, expect, test } from "vitest";
import { COUNTDOWN_TICK_MS, DAY_THRESHOLD_MS, offerCountdown, promoCountdown } from "./countdown.ts";
import { graphicBanner, graphicPromo, BANNER_WINDOW_MS, isOfferCountdownActive, offerBanner } from "./banners.ts";

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

describe("the offer banner", () => {
  const saleWindow = { starts: 1_000_000, ends: 9_000_000 };

  test("is shown without dates, and open on the side without a date [PB-001]", () => {
    const visibleAt = (now: number, starts: number | null, ends: number | null) =>
      offerBanner({ starts, ends }, now).visible;

    expect(visibleAt(5, null, null)).toBe(true);
    expect([4, 5, 6].map((now) => visibleAt(now, 5, null))).toEqual([false, true, true]);
    expect([4, 5, 6].map((now) => visibleAt(now, null, 5))).toEqual([true, false, false]);
  });

  test("is shown while now is inside its window [PB-002]", () => {
    const visible = [999_999, 1_000_000, 8_999_999, 9_000_000].map((now) => offerBanner(saleWindow, now).visible);
    expect(visible).toEqual([false, true, true, false]);
  });

  test("knows its next change however far away, for timers and the host's cache [PB-002, PB-003]", () => {
    expect(offerBanner(saleWindow, 0).nextChange).toBe(saleWindow.starts);
    expect(offerBanner(saleWindow, saleWindow.starts).nextChange).toBe(saleWindow.ends);
    expect(offerBanner(saleWindow, saleWindow.ends).nextChange).toBeNull();
  });

  test("a top section's countdown runs strictly between start and end [BL-topSectionWysiwyg-005]", () => {
    const moments = [saleWindow.starts, saleWindow.starts + 1, saleWindow.ends - 1, saleWindow.ends];
    expect(moments.map((now) => isOfferCountdownActive(saleWindow, now))).toEqual([false, true, true, false]);
    expect(isOfferCountdownActive({ starts: null, ends: 5 }, -1)).toBe(true);
    expect(isOfferCountdownActive({ starts: 1, ends: null }, 2)).toBe(false);
    expect(isOfferCountdownActive({ starts: -9, ends: null }, -1)).toBe(false);
  });
});
