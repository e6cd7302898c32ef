import { expect, test } from "vitest";
import { couponCategory } from "./coupon-category.ts";

test.each([
  ["xSTRIKETHROUGHx", "STRIKETHROUGH"],
  ["spring-offer", "OFFER"],
  ["MyCroCode", "CRO"],
  ["SiteSale26", "SITESALE"],
  ["AFFILIATE9", "AFFILIATE"],
  ["ambassador-rsa", "AMBASSADOR"],
  ["1campaign", "CAMPAIGN"],
  ["EMAILCAPTURE20", "EMAILCAPTURE"],
  ["ABC", "COMMON"],
  ["  a ", "COMMON"],
  ["ABCD", "UNKNOWN"],
  ["", "UNKNOWN"],
  ["   ", "UNKNOWN"],
  [null, "UNKNOWN"],
  [undefined, "UNKNOWN"],
])("takes %j for %s [CP-007]", (code, category) => {
  expect(couponCategory(code)).toBe(category);
});

test("takes the first name in the listed order, before the length counts [CP-007]", () => {
  expect(couponCategory("AFFILIATE-OFFER")).toBe("OFFER");
  expect(couponCategory("cro")).toBe("CRO");
});
