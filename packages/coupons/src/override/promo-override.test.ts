import { expect, test } from "vitest";
import { collectCoupons, couponCodes } from "../codes/collect-coupons.ts";
import { checkoutCodes, applyPromoOverride, isOverrideActive, overrideWindow } from "./promo-override.ts";

const sources = { url: "/?hc=URL", globalBanner: "SALE,Both", craft: "both,OWN" };
const override = { code: " PROMO ", starts: 100, ends: 200 };

test("puts the promotion's code in the sale coupon's place while it runs [CP-017]", () => {
  const collection = collectCoupons(sources);
  const result = applyPromoOverride(collection, override, 150);

  expect(result.coupons).toEqual({ ...collection.coupons, globalBanner: ["PROMO"] });
  expect(result.url).toBe("/?hc=URL");
  expect(couponCodes(result)).toEqual(["PROMO", "URL", "both", "OWN"]);
});

test("names as replaced only what no other source brings [CP-017]", () => {
  expect(applyPromoOverride(collectCoupons(sources), override, 150).replaced).toEqual(["SALE"]);
  expect(applyPromoOverride(collectCoupons({ url: "", globalBanner: "promo" }), override, 150).replaced).toEqual([]);
});

test.each([99, 200])("leaves the collection as it was at %d, outside the promotion [CP-017]", (now) => {
  const collection = collectCoupons(sources);
  expect(applyPromoOverride(collection, override, now)).toEqual({ ...collection, replaced: [] });
});

test("does nothing without a promotion or without its code [CP-002, CP-017]", () => {
  expect(isOverrideActive(null, 150)).toBe(false);
  expect(isOverrideActive(undefined, 150)).toBe(false);
  expect(isOverrideActive({ ...override, code: " , " }, 150)).toBe(false);
  expect(applyPromoOverride(collectCoupons(sources), null, 150).replaced).toEqual([]);
});

test.each([
  { starts: 100, ends: null, open: [100, 1e15], shut: [99] },
  { starts: null, ends: 200, open: [-1e12, 199], shut: [200] },
  { starts: null, ends: null, open: [-1e12, 0, 1e15], shut: [] },
])("from $starts to $ends acts as a window open on the missing side [CP-017, CP-018]", ({ open, shut, ...window }) => {
  const isActive = (now: number): boolean => isOverrideActive({ code: "P", ...window }, now);

  expect(open.every(isActive)).toBe(true);
  expect(shut.some(isActive)).toBe(false);
});

test("without dates the window is the whole current day, from midnight to midnight [CP-018]", () => {
  const now = Date.UTC(2026, 10, 21, 18);
  expect(overrideWindow({ code: "P", starts: null, ends: null }, now, "America/Chicago")).toEqual({
    starts: Date.UTC(2026, 10, 21, 6),
    ends: Date.UTC(2026, 10, 22, 6),
  });
  expect(overrideWindow({ code: "P", starts: null, ends: 5 }, now, "UTC")).toEqual({
    starts: null,
    ends: 5,
  });
  expect(overrideWindow({ code: "P", starts: 5, ends: null }, now, "UTC")).toEqual({
    starts: 5,
    ends: null,
  });
});

test("goes from sources to a link's codes in one step [CP-008, CP-017]", () => {
  expect(checkoutCodes({ ...sources, override }, 150)).toEqual({
    codes: ["PROMO", "URL", "both", "OWN"],
    replaced: ["SALE"],
  });
  expect(checkoutCodes({ ...sources, override }, 200)).toEqual({
    codes: ["SALE", "Both", "URL", "OWN"],
    replaced: [],
  });
  const policy = { cdiParam: "deal", salesParam: "vc", oldStrategy: false };
  expect(checkoutCodes({ url: "/?deal=D" }, 0, policy).codes).toEqual(["D"]);
});
