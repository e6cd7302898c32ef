import { describe, expect, test } from "vitest";
import {
  EMAIL_CAPTURE_DEFAULTS,
  emailedCookieDays,
  emailedCookies,
  emailedCoupon,
  emailedCouponOnLoad,
  saleActive,
  type EmailedOffer,
} from "./index.ts";

const SUBMITTED = Date.parse("2026-11-20T02:00:00Z");
const ENDS = Date.parse("2026-11-23T02:00:00Z");
const ZONE = "America/Chicago";
const offer: EmailedOffer = {
  coupon: " CAREER20 ",
  submitted: SUBMITTED,
  countdownDays: 3,
  percentage: 20,
};

describe("an emailed coupon", () => {
  test("is active from its submission for its countdown of days, with an urgency line [CP-011, EC-015, EC-025]", () => {
    expect(emailedCoupon(offer, SUBMITTED, ZONE)).toEqual({
      status: "active",
      code: "CAREER20",
      ends: ENDS,
      urgency: "Hurry, this 20% off deal ends Sunday, November 22",
      nextChange: ENDS,
    });
  });

  test("names the day it ends on by the clocks of the zone [EC-025]", () => {
    expect(emailedCoupon(offer, ENDS - 1, "UTC").urgency).toBe("Hurry, this 20% off deal ends Monday, November 23");
  });

  test("is over when no time remains, and says so [EC-026]", () => {
    expect(emailedCoupon(offer, ENDS, ZONE)).toEqual({
      status: "expired",
      code: null,
      ends: ENDS,
      urgency: "This offer has expired",
      nextChange: null,
    });
  });

  test.each([null, "", "  ", ","])("is none with the cookie %j [CP-002]", (coupon) => {
    const none = { status: "none", code: null, ends: null, urgency: null, nextChange: null };
    expect(emailedCoupon({ ...offer, coupon }, SUBMITTED, ZONE)).toEqual(none);
  });

  test.each([
    { submitted: null },
    { submitted: NaN },
    { countdownDays: null },
    { countdownDays: NaN },
    { countdownDays: -1 },
    { countdownDays: Infinity },
  ])("has no end of its own where urgency data is missing: %j [EC-024]", (missing) => {
    expect(emailedCoupon({ ...offer, ...missing }, ENDS * 2, ZONE)).toEqual({
      status: "active",
      code: "CAREER20",
      ends: null,
      urgency: null,
      nextChange: null,
    });
  });

  test("keeps a cookie of several codes apart [CP-003]", () => {
    expect(emailedCoupon({ ...offer, coupon: "A, B" }, SUBMITTED, ZONE).code).toBe("A,B");
  });

  test("with a countdown of no days is over at once [EC-026]", () => {
    expect(emailedCoupon({ ...offer, countdownDays: 0 }, SUBMITTED, ZONE).status).toBe("expired");
    expect(emailedCoupon({ ...offer, submitted: 0, countdownDays: 1 }, 5, ZONE).status).toBe("active");
  });

  test("claims no percentage and no day that it does not know [EC-025]", () => {
    expect(emailedCoupon({ ...offer, percentage: null }, SUBMITTED, ZONE).urgency).toBeNull();
    expect(emailedCoupon({ ...offer, percentage: NaN }, SUBMITTED, ZONE).urgency).toBeNull();
    expect(emailedCoupon(offer, SUBMITTED, "No/Zone")).toMatchObject({
      status: "active",
      urgency: null,
    });
    expect(emailedCoupon({ ...offer, countdownDays: 1e12 }, SUBMITTED, ZONE)).toMatchObject({
      urgency: null,
    });
  });
});

describe("at page load", () => {
  test("a brand that keeps emailed coupons starts submitted [CK-013, EC-023]", () => {
    expect(emailedCouponOnLoad(offer, SUBMITTED, true)).toEqual({
      removeCookies: false,
      startsSubmitted: true,
      code: "CAREER20",
    });
  });

  test("a brand that keeps none removes it and starts unsubmitted [CK-013]", () => {
    expect(emailedCouponOnLoad(offer, SUBMITTED, false)).toEqual({
      removeCookies: true,
      startsSubmitted: false,
      code: null,
    });
  });

  test("an offer that is over is reset at once [EC-024]", () => {
    expect(emailedCouponOnLoad(offer, ENDS, true)).toEqual({
      removeCookies: true,
      startsSubmitted: false,
      code: null,
    });
  });

  test("without the cookie there is nothing to remove", () => {
    const nothing = { removeCookies: false, startsSubmitted: false, code: null };
    expect(emailedCouponOnLoad({ ...offer, coupon: null }, SUBMITTED, false)).toEqual(nothing);
  });
});

test("the cookies outlive the countdown by a day, and live the default 7 days at least [EC-024, CK-009]", () => {
  expect([3, 6, 7, 10, 9.5, null, NaN].map(emailedCookieDays)).toEqual([7, 7, 8, 11, 11, 7, 7]);
});

test("a sign-up leaves its coupon and its moment behind, for as long as the offer may last [EC-019, EC-024]", () => {
  expect(emailedCookies(" CAREER20 ", SUBMITTED, 10)).toEqual([
    { name: "emailCoupon", value: "CAREER20", days: 11 },
    { name: "emailSubmissionDate", value: String(SUBMITTED), days: 11 },
  ]);
  const [coupon, date] = emailedCookies("CAREER20", SUBMITTED, 3);
  const read = { ...offer, coupon: coupon?.value ?? null, submitted: Number(date?.value) };
  expect(emailedCoupon(read, SUBMITTED, ZONE)).toMatchObject({ status: "active", ends: ENDS });
});

test("a sign-up without a coupon or a moment leaves nothing behind [EC-019]", () => {
  expect(emailedCookies("A, B", SUBMITTED, 3)[0]?.value).toBe("A,B");
  expect([emailedCookies(" ", SUBMITTED, 3), emailedCookies("A", NaN, 3)]).toEqual([[], []]);
});

test("the capture's defaults are the documented ones [EC-033, EC-034, EC-035, EC-036, EC-037, EC-038]", () => {
  expect(EMAIL_CAPTURE_DEFAULTS).toEqual({
    coupon: "CAREER20",
    title: "Limited-Time Sale: Save 20% Today!",
    percentage: 20,
    countdownDays: 3,
    buttonLabel: "Get My Discount",
    content: "Get 20% off your course. Deal expires Sunday.",
  });
});

describe("a sale is active", () => {
  const hidden = { visible: false, nextChange: null };

  test("between its dates, open on a side without one [EC-009]", () => {
    expect(saleActive({ starts: 10, ends: 20 }, hidden, 15)).toEqual({
      visible: true,
      nextChange: 20,
    });
    expect(saleActive({ starts: 10, ends: 20 }, hidden, 20).visible).toBe(false);
    expect(saleActive({ starts: 10, ends: null }, hidden, 99).visible).toBe(true);
    expect(saleActive({ starts: null, ends: 20 }, hidden, -99).visible).toBe(true);
  });

  test("not without any date [EC-009]", () => {
    expect(saleActive({ starts: null, ends: null }, hidden, 5)).toEqual(hidden);
  });

  test("while the graphic promo banner shows [EC-001, EC-009]", () => {
    expect(saleActive({ starts: 10, ends: 20 }, { visible: true, nextChange: 7 }, 5)).toEqual({
      visible: true,
      nextChange: 7,
    });
  });
});
