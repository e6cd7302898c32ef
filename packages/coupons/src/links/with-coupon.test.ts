import { expect, test } from "vitest";
import { withCoupon } from "./with-coupon.ts";

const policy = { cdiParam: "hc", salesParam: "vc", oldStrategy: false };
const options = { codes: ["A", "B"], policy, pageUrl: "/" };

test("appends the coupon parameter to another link where it is absent [CP-015, CP-016]", () => {
  expect(withCoupon("/pricing/", options)).toBe("/pricing/?hc=A,B");
  expect(withCoupon("/pricing/?vc=KEPT&x=%7e#top", options)).toBe("/pricing/?vc=KEPT&x=%7e&hc=A,B#top");
  expect(withCoupon("?page=2", options)).toBe("?page=2&hc=A,B");
});

test("leaves a link that has the parameter alone [CP-015]", () => {
  expect(withCoupon("/pricing/?hc=OWN", options)).toBe("/pricing/?hc=OWN");
  expect(withCoupon("/pricing/?h%63=", options)).toBe("/pricing/?h%63=");
});

test("knows the checkout by the brand's address too [CP-013]", () => {
  const own = { ...options, checkoutUrl: "https://pay.example/" };
  expect(withCoupon("https://pay.example/cart?hc=OWN", own)).toBe("https://pay.example/cart?hc=OWN,A,B");
  expect(withCoupon("https://pay.example/cart?hc=OWN", options)).toBe("https://pay.example/cart?hc=OWN");
});

test("writes a checkout link as the checkout wants it [CP-013, CP-014]", () => {
  expect(withCoupon("/checkout?vc=OLD", options)).toBe("/checkout?hc=A,B");
});

test("takes a link whose campaign is named after the checkout for another one [CP-015]", () => {
  expect(withCoupon("/pricing/?utm_campaign=checkout-x&channel=C", options)).toBe(
    "/pricing/?utm_campaign=checkout-x&channel=C&hc=A,B",
  );
});

test("names the parameter by the old strategy where the page asks for it [CP-021]", () => {
  const old = { ...options, pageUrl: "/?ocs=0" };
  expect(withCoupon("/pricing/", old)).toBe("/pricing/?couponCode=A,B");
  expect(withCoupon("/pricing/?coupon=X", old)).toBe("/pricing/?coupon=X");
});

test.each(["#faq", "tel:+1800", "mailto:a@example.com", "", "https://", "/a\tb", "/\\", "\\\\other.example/"])(
  "returns %j untouched",
  (link) => {
    expect(withCoupon(link, options)).toBe(link);
  },
);

test("returns the link untouched when there is no code [CP-002]", () => {
  expect(withCoupon("/pricing/?", { ...options, codes: ["", " "] })).toBe("/pricing/?");
});
