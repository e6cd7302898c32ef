import { describe, expect, test } from "vitest";
import { bannerCoupon } from "./banner-coupon.ts";
import { builderOverride } from "./coupon-sources.ts";
import { couponNotice } from "./coupon-notice.ts";

describe("what a price says about the visitor's coupon", () => {
  test.each(["MAIL", ["MAIL", "EVENT"], " ,MAIL"])("%j is said to be applied [CP-024, EC-014]", (codes) => {
    expect(couponNotice(codes, true)).toEqual({ text: "Coupon Applied!", note: null });
  });

  test("one that lowers nothing is applied all the same, and says so [CP-024]", () => {
    expect(couponNotice("MAIL", false)).toEqual({ text: "Coupon Applied!", note: "It does not lower this price." });
    expect(couponNotice("MAIL", null)?.note).toBeNull();
  });

  test.each([null, undefined, "", "  ", ",", []])("%j is none, whatever the price [CP-006, CP-024]", (codes) => {
    expect(couponNotice(codes, true)).toBeNull();
  });
});

test("the builder's override is that of its first category only [CP-032]", () => {
  expect(builderOverride([{ productCouponOverride: " A, B " }, { productCouponOverride: "C" }])).toBe("A,B");
  expect(builderOverride([{}, { productCouponOverride: "C" }])).toBeNull();
  expect(builderOverride([{ productCouponOverride: "  " }])).toBeNull();
  expect(builderOverride([])).toBeNull();
  expect(builderOverride(null)).toBeNull();
  expect(builderOverride(undefined)).toBeNull();
});

describe("the banner's coupon", () => {
  test("is read from route data, a blank one being none [CP-002]", () => {
    expect(bannerCoupon(() => " SALE ,B")).toEqual({ ok: true, coupon: "SALE,B" });
    expect(bannerCoupon(() => "  ")).toEqual({ ok: true, coupon: null });
    expect(bannerCoupon(() => undefined)).toEqual({ ok: true, coupon: null });
  });

  test("is none where route data cannot be reached, with the documented code [CP-033]", () => {
    const cause = new TypeError("no data");
    const result = bannerCoupon(() => {
      throw cause;
    });

    expect(result).toMatchObject({ ok: false, coupon: null, code: "ROUTE_DATA_ACCESS_ERROR", cause });
    expect(result).toHaveProperty(
      "message",
      expect.stringMatching(/not found, because .*could not be read.*check that/),
    );
  });
});
