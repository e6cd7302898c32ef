import { expect, test } from "vitest";
import { buildCheckoutUrl } from "./build-checkout-url.ts";

const policy = { cdiParam: "hc", salesParam: "vc", oldStrategy: false };
const order = { productIds: ["7", "9"], codes: ["A", "B"], policy, pageUrl: "/" };

test("carries products, courses, codes, bundle coupon and state to the checkout [CP-019, CP-022]", () => {
  const whole = { ...order, courseIds: ["c 1", "c2"], state: " New York ", bundleCoupon: "BUN" };
  expect(buildCheckoutUrl("https://pay.example/cart", whole)).toBe(
    "https://pay.example/cart?productId=7,9&courseId=c%201,c2&hc=A,B&bundleCoupon=BUN&state=New%20York",
  );
});

test("leaves out what is absent or blank [CP-019]", () => {
  const bare = {
    ...order,
    productIds: ["7"],
    courseIds: [],
    codes: [],
    state: "  ",
    bundleCoupon: null,
  };
  expect(buildCheckoutUrl("https://pay.example/", bare)).toBe("https://pay.example/?productId=7");
  // @ts-expect-error plain JavaScript may hand over null lists
  expect(buildCheckoutUrl("/checkout", { ...bare, productIds: null, state: null })).toBe("/checkout");
});

test("splits and de-duplicates ids by their exact text [CP-019]", () => {
  const repeated = { ...order, productIds: ["a,A", "a", " "], codes: [] };
  expect(buildCheckoutUrl("/checkout", repeated)).toBe("/checkout?productId=a,A");
});

test("keeps what the base address carries otherwise, and its fragment [CP-014, CP-019]", () => {
  expect(buildCheckoutUrl("/checkout?x=%7e&productId=1&vc=Z&state=TX#pay", { ...order, state: "NY" })).toBe(
    "/checkout?x=%7e&productId=7,9&state=NY&hc=A,B#pay",
  );
});

test("hands a state over whole, its comma included, and nothing for one that is no text [CP-019]", () => {
  const bare = { productIds: ["7"], codes: [], policy: order.policy, pageUrl: "/" };
  expect(buildCheckoutUrl("/checkout", { ...bare, state: " Washington, DC " })).toBe(
    "/checkout?productId=7&state=Washington%2C%20DC",
  );
  // @ts-expect-error plain JavaScript may hand over anything
  expect(buildCheckoutUrl("/checkout", { ...bare, state: 7 })).toBe("/checkout?productId=7");
});

test("names the coupon parameter as the page asks [CP-020, CP-021]", () => {
  expect(buildCheckoutUrl("/checkout", { ...order, pageUrl: "/?ocs=0" })).toBe(
    "/checkout?productId=7,9&couponCode=A,B",
  );
});

test("returns a malformed base untouched", () => {
  expect(buildCheckoutUrl("https://", order)).toBe("https://");
});
