import { expect, test } from "vitest";
import { isOfferCountdownActive, offerBanner } from "./offer-banner.ts";

const window = { starts: 1_000_000, ends: 9_000_000 };

test("is shown without dates, and open on the side without a date [PB-001]", () => {
  const visibleAt = (now: number, starts: number | null, ends: number | null) =>
    offerBanner({ starts, ends }, now).visible;

  expect(visibleAt(5, null, null)).toBe(true);
  expect([4, 5, 6].map((now) => visibleAt(now, 5, null))).toEqual([false, true, true]);
  expect([4, 5, 6].map((now) => visibleAt(now, null, 5))).toEqual([true, false, false]);
});

test("is shown while now is inside its window [PB-002]", () => {
  const visible = [999_999, 1_000_000, 8_999_999, 9_000_000].map((now) => offerBanner(window, now).visible);
  expect(visible).toEqual([false, true, true, false]);
});

test("knows its next change however far away, for timers and the host's cache [PB-002, PB-003]", () => {
  expect(offerBanner(window, 0).nextChange).toBe(window.starts);
  expect(offerBanner(window, window.starts).nextChange).toBe(window.ends);
  expect(offerBanner(window, window.ends).nextChange).toBeNull();
});

test("a top section's countdown runs strictly between start and end [BL-topSectionWysiwyg-005]", () => {
  const moments = [window.starts, window.starts + 1, window.ends - 1, window.ends];
  expect(moments.map((now) => isOfferCountdownActive(window, now))).toEqual([false, true, true, false]);
  expect(isOfferCountdownActive({ starts: null, ends: 5 }, -1)).toBe(true);
  expect(isOfferCountdownActive({ starts: 1, ends: null }, 2)).toBe(false);
  expect(isOfferCountdownActive({ starts: -9, ends: null }, -1)).toBe(false);
});
