import { expect, test } from "vitest";
import { isOfferCountdownActive, offerBanner, offerCountdownEnd } from "./offer-banner.ts";

const MINUTES_5 = 300_000;
const window = { starts: 1_000_000, ends: 9_000_000 };

test.each([
  { starts: null, ends: null },
  { starts: 1_000_000, ends: null },
  { starts: null, ends: 2 },
])("is always shown where a date is missing: %j [PB-001]", (dates) => {
  expect(offerBanner(dates, 5)).toEqual({ visible: true, nextChange: null, timer: null });
});

test("is shown while now is inside its window [PB-002]", () => {
  const visible = [999_999, 1_000_000, 8_999_999, 9_000_000].map((now) => offerBanner(window, now).visible);
  expect(visible).toEqual([false, true, true, false]);
});

test("asks for a timer when its start or end is at most 5 minutes away [PB-003, PB-021]", () => {
  const timerAt = (now: number): number | null => offerBanner(window, now).timer;

  expect(timerAt(window.starts - MINUTES_5 - 1)).toBeNull();
  expect(timerAt(window.starts - MINUTES_5)).toBe(window.starts);
  expect(timerAt(window.starts)).toBeNull();
  expect(timerAt(window.ends - MINUTES_5 - 1)).toBeNull();
  expect(timerAt(window.ends - MINUTES_5)).toBe(window.ends);
  expect(timerAt(window.ends)).toBeNull();
});

test("knows its next change however far away, for the host's cache [PB-002]", () => {
  expect(offerBanner(window, 0).nextChange).toBe(window.starts);
  expect(offerBanner(window, window.starts).nextChange).toBe(window.ends);
  expect(offerBanner(window, window.ends).nextChange).toBeNull();
});

test("counts down to its end, without one to the next midnight of the visitor [PB-004, PB-005]", () => {
  const now = Date.parse("2026-11-21T20:00:00Z");
  expect(offerCountdownEnd(window, now, "UTC")).toBe(window.ends);
  expect(offerCountdownEnd({ starts: 5, ends: null }, now, "Asia/Tokyo")).toBe(Date.parse("2026-11-22T15:00:00Z"));
});

test("a top section's countdown runs strictly between start and end [BL-topSectionWysiwyg-005]", () => {
  const moments = [window.starts, window.starts + 1, window.ends - 1, window.ends];
  expect(moments.map((now) => isOfferCountdownActive(window, now))).toEqual([false, true, true, false]);
  expect(isOfferCountdownActive({ starts: null, ends: 5 }, -1)).toBe(true);
  expect(isOfferCountdownActive({ starts: 1, ends: null }, 2)).toBe(false);
  expect(isOfferCountdownActive({ starts: -9, ends: null }, -1)).toBe(false);
});
