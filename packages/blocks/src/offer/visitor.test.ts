import { expect, test } from "vitest";
import { emailedCookie, visitorOf, withEvent } from "./visitor.ts";

const page = "https://www.example.com/courses/";

test("reads the emailed coupon from its cookie [CP-011]", () => {
  expect(emailedCookie("a=1; emailCoupon=CAREER%2020; b=2")).toBe("CAREER 20");
  expect(emailedCookie("notemailCoupon=X")).toBeNull();
  expect(emailedCookie("emailCoupon=%E0%A4%A")).toBeNull();
});

test("a visitor without a query and a coupon brings nothing", () => {
  expect(visitorOf(page, "")).toBeNull();
  expect(visitorOf(`${page}#prices?`, "emailCoupon=")).toBeNull();
});

test("a query or an emailed coupon makes a visitor", () => {
  expect(visitorOf(`${page}?hc=A`, "")).toEqual({ url: `${page}?hc=A`, emailed: [] });
  expect(visitorOf(page, "emailCoupon=B")).toEqual({ url: page, emailed: ["B"] });
});

test("an event's coupon is added, one that is there already is dropped [CP-029]", () => {
  const visitor = visitorOf(page, "emailCoupon=CAREER20");

  expect(withEvent(visitor, page, "career20 ").emailed).toEqual(["CAREER20"]);
  expect(withEvent(visitor, page, "SPRING").emailed).toEqual(["CAREER20", "SPRING"]);
  expect(withEvent(null, page, "SPRING")).toEqual({ url: page, emailed: ["SPRING"] });
});
