import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isCheckoutLink, isOnCheckoutHost } from "./is-checkout-link.ts";

test.each([
  "/checkout",
  "/Checkout/?productId=7",
  "checkout",
  "../pre-checkout/step#pay",
  "https://checkout.example/",
  "https://www.courses.example/checkout?productId=7",
  "//CHECKOUT.example/cart",
])("%s leads to the checkout: its host or path says so [CP-013, CP-014]", (link) => {
  expect(isCheckoutLink(link)).toBe(true);
});

test.each([
  "/courses/?utm_campaign=checkout-x",
  "/courses/?next=/checkout/",
  "/courses/#checkout",
  "https://checkout@www.courses.example/",
  "mailto:checkout@courses.example",
  "tel:checkout",
  "#checkout",
  "?checkout",
  "//check out.example/checkout",
  "",
])("%j does not: only its query, fragment or user name does, or it is no page [CP-013, CP-015]", (link) => {
  expect(isCheckoutLink(link)).toBe(false);
});

test("the checkout's own host is the checkout whatever its name [CP-013]", () => {
  const pay = "https://pay.example:8443/start/";

  expect(isCheckoutLink("https://PAY.example:8443/cart?productId=7", pay)).toBe(true);
  expect(isCheckoutLink("https://pay.example/cart", pay)).toBe(false);
  expect(isCheckoutLink("/cart", pay)).toBe(false);
});

test("a link begins with the checkout's host, not with a longer or another one [LNK-018]", () => {
  const checkout = "https://checkout.brand.example/checkout/";

  expect(isOnCheckoutHost("https://checkout.brand.example/?productId=7", checkout)).toBe(true);
  expect(isOnCheckoutHost("//checkout.brand.example/?productId=7", checkout)).toBe(true);
  expect(isOnCheckoutHost("http://checkout.brand.example/", checkout)).toBe(true);
  for (const link of [
    "https://checkout.brand.example.evil.example/",
    "https://evil.example/checkout.brand.example/",
    "https://checkout.brand.example@evil.example/",
    "/checkout/?productId=7",
    "/out//checkout.brand.example/",
    "",
  ])
    expect([link, isOnCheckoutHost(link, checkout)]).toEqual([link, false]);
  expect(isOnCheckoutHost("/checkout", "")).toBe(false);
  expect(isOnCheckoutHost("/cart", "/checkout")).toBe(false);
});

test("no query or fragment changes the answer [CP-013, CP-015]", () => {
  const part = fc.constantFrom("checkout", "CheckOut", "check", "out", "courses", "x.y", "a-b");
  const path = fc.array(part, { maxLength: 3 }).map((parts) => `/${parts.join("/")}`);
  const text = fc.string({ maxLength: 12 }).map(encodeURIComponent);

  fc.assert(
    fc.property(fc.constantFrom("", "https://www.example", "//checkout.example:81"), path, text, text, (...given) => {
      const [origin, pathname, query, fragment] = given;
      const isCheckout = `${origin}${pathname}`.toLowerCase().includes("checkout");

      expect(isCheckoutLink(`${origin}${pathname}?checkout=${query}#checkout${fragment}`)).toBe(isCheckout);
    }),
  );
});
