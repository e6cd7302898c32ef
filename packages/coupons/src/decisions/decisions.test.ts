import { describe, expect, test } from "vitest";
import {
  bannerCoupon,
  builderOverride,
  cardGridDecision,
  COUPON_APPLIED_TEXT,
  priceSetCoupon,
  pricingDecision,
} from "./index.ts";

describe("the coupon of a price set", () => {
  test.each([
    [{ override: "OV", own: "OWN", emailed: "MAIL" }, "override", ["OV"]],
    [{ override: " , ", own: "OWN1,OWN2,own1", emailed: "MAIL" }, "own", ["OWN1", "OWN2"]],
    [{ override: null, own: "", emailed: "MAIL" }, "emailed", ["MAIL"]],
    [{ own: "OWN" }, "own", ["OWN"]],
    [{}, "none", []],
  ])("of %j comes from %s [CP-023]", (choice, source, codes) => {
    expect(priceSetCoupon(choice)).toEqual({ source, codes });
  });

  test("the builder's override is that of its first category only [CP-032]", () => {
    expect(builderOverride([{ productCouponOverride: " A, B " }, { productCouponOverride: "C" }])).toBe("A,B");
    expect(builderOverride([{}, { productCouponOverride: "C" }])).toBeNull();
    expect(builderOverride([{ productCouponOverride: "  " }])).toBeNull();
    expect(builderOverride([])).toBeNull();
    expect(builderOverride(null)).toBeNull();
    expect(builderOverride(undefined)).toBeNull();
  });
});

const collected = ["SALE"];
const quiet = { collected, emailed: null, event: null };
const nothing = {
  showApplied: false,
  refetch: false,
  animate: false,
  activeCoupon: null,
  codes: collected,
};
const applied = { showApplied: true, refetch: true, animate: true };

describe("the pricing block", () => {
  test("says that a coupon is applied [CP-024, EC-014]", () => {
    expect(COUPON_APPLIED_TEXT).toBe("Coupon Applied!");
  });

  test("does nothing without an emailed coupon or an event, but has its codes for links [CP-027]", () => {
    expect(pricingDecision(quiet)).toEqual(nothing);
  });

  test("takes an emailed coupon at load [CP-024, CP-025, CP-026]", () => {
    expect(pricingDecision({ ...quiet, emailed: "MAIL" })).toEqual({
      ...applied,
      activeCoupon: null,
      codes: ["SALE", "MAIL"],
    });
  });

  test("takes the code of an event [CP-024, CP-025, CP-026]", () => {
    expect(pricingDecision({ ...quiet, event: " NEW " })).toEqual({
      ...applied,
      activeCoupon: "NEW",
      codes: ["SALE", "NEW"],
    });
  });

  test("puts codes on links with and without an emailed coupon [CP-027]", () => {
    const both = pricingDecision({ collected: ["SALE", "mail"], emailed: "MAIL", event: "NEW" });
    expect(both.codes).toEqual(["SALE", "mail", "NEW"]);
  });

  test("takes an event of several codes [CP-003, CP-026]", () => {
    expect(pricingDecision({ ...quiet, event: "A, B" })).toMatchObject({
      activeCoupon: "A,B",
      codes: ["SALE", "A", "B"],
    });
  });

  test.each(["", "   ", ","])("ignores an event whose code is %j [CP-006]", (event) => {
    expect(pricingDecision({ ...quiet, event })).toEqual(nothing);
  });
});

describe("the product card grid", () => {
  test("asks for products anew with the code of an event [CP-028]", () => {
    expect(cardGridDecision({ ...quiet, event: "NEW" })).toEqual({
      ...applied,
      activeCoupon: "NEW",
      codes: ["SALE", "NEW"],
    });
    expect(cardGridDecision({ ...quiet, emailed: "MAIL", event: "NEW" }).activeCoupon).toBe("NEW");
  });

  test("clears the active coupon and refreshes with animation for an emailed one [CP-029]", () => {
    const decision = { ...applied, activeCoupon: null, codes: ["SALE", "MAIL"] };
    expect(cardGridDecision({ ...quiet, emailed: "MAIL" })).toEqual(decision);
    expect(cardGridDecision({ ...quiet, emailed: "MAIL", event: "mail" })).toEqual(decision);
  });

  test("does nothing without either [CP-027]", () => {
    expect(cardGridDecision(quiet)).toEqual(nothing);
  });
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

    expect(result).toMatchObject({
      ok: false,
      coupon: null,
      code: "ROUTE_DATA_ACCESS_ERROR",
      cause,
    });
    expect(result).toHaveProperty(
      "message",
      expect.stringMatching(/not found, because .*could not be read.*check that/),
    );
  });
});
