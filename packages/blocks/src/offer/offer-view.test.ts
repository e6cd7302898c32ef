import { expect, test } from "vitest";
import { testDiscount, testOffer, testPage, testQuote } from "./testing/offers.ts";
import { offerCodes, offerView } from "./offer-view.ts";
import type { Offer, PricingContext } from "./offer.ts";

const shared: PricingContext = { ...testPage, coupons: { ...testPage.coupons, globalBanner: "SUMMER" } };
const own: Offer = { ...testOffer, request: { productIds: ["7", "8"], coupon: "SAVE10, summer", bundleCoupon: "B5" } };

/** The codes that a checkout link carries. */
const checkoutParameter = (href: string | null) => new URL(href ?? "").searchParams.get("hc")?.split(",");

test("prices with the banner's and the product's own coupons, each once [CP-008, CP-023]", () => {
  expect(offerCodes(own.request, shared)).toEqual(["SUMMER", "SAVE10"]);
});

test("prices with a running promotion's code in the banner's place, as the checkout will [CP-017]", () => {
  const override = { code: "FLASH", starts: shared.now - 1, ends: shared.now + 1 };
  const promoted = { ...shared, coupons: { ...shared.coupons, override } };

  expect(offerCodes(own.request, promoted)).toEqual(checkoutParameter(offerView(own, promoted).href));
  expect(offerCodes(own.request, promoted)).toContain("FLASH");
  expect(offerCodes(own.request, { ...promoted, now: shared.now + 2 })).not.toContain("FLASH");
});

test("adds the visitor's emailed coupon and those of the address [CP-008]", () => {
  const visitor = { url: "https://www.example.com/courses/?vc=CRO5", emailed: ["CAREER20"] };

  expect(offerCodes(own.request, shared, visitor)).toEqual(["SUMMER", "CAREER20", "CRO5", "SAVE10"]);
});

test("leads to the checkout with products, courses, coupons, bundle coupon and state [CP-019, CP-022, CP-027, LNK-020]", () => {
  expect(offerView(own, shared).href).toBe(
    "https://pay.example.com/checkout?productId=7,8&courseId=70&hc=SUMMER,SAVE10&bundleCoupon=B5&state=TX",
  );
});

test("puts the coupons on an editor's checkout link under the one parameter [CP-013, CP-014]", () => {
  const linked = { ...own, link: "https://pay.example.com/checkout?productId=9&vc=OLD" };

  expect(offerView(linked, shared).href).toBe(
    "https://pay.example.com/checkout?productId=9&hc=SUMMER,SAVE10&bundleCoupon=B5",
  );
});

test("leaves an editor's other link alone", () => {
  expect(offerView({ ...own, link: "/courses/texas/#prices" }, shared).href).toBe("/courses/texas/#prices");
});

test("a coupon on the checkout link makes the discount final and strikes the original [PR-009]", () => {
  const discounted = { ...own, quote: testDiscount };

  expect(offerView(discounted, shared).price).toMatchObject({ finalText: "$79.50", struckText: "$100" });
  expect(offerView({ ...testOffer, quote: testDiscount }, testPage).price).toMatchObject({
    finalText: "$100",
    struckText: null,
  });
});

test("prints no price without a quote and keeps the way to the checkout [PR-031]", () => {
  const priceless = offerView({ ...testOffer, quote: null }, testPage);

  expect(priceless).toEqual({ price: null, href: "https://pay.example.com/checkout?productId=7&state=TX" });
  expect(
    offerView({ ...testOffer, quote: { ...testQuote, originalPrice: 0, discountPrice: 0, maxPrice: 0 } }, testPage)
      .price,
  ).toBeNull();
});

test("a running promotion takes the banner coupon's place on the link [CP-017]", () => {
  const override = { code: "FLASH", starts: testPage.now - 1, ends: testPage.now + 1 };
  const promoted = { ...shared, coupons: { ...shared.coupons, override } };

  expect(offerView(own, promoted).href).toContain("hc=FLASH,SAVE10");
});

test("with the old strategy the price counts the coupon that the link carries, under its old name [CP-021, PR-009]", () => {
  const visitor = { url: "https://www.example.com/courses/?ocs=0", emailed: ["CAREER20"] };
  const old = { ...testPage, policy: { ...testPage.policy, oldStrategy: true } };

  for (const { href, price } of [
    offerView({ ...testOffer, quote: testDiscount }, testPage, visitor),
    offerView({ ...own, quote: testDiscount }, old),
  ]) {
    expect(href).toMatch(/[?&]couponCode=\w/);
    expect(price).toMatchObject({ finalText: "$79.50", struckText: "$100", saveText: "Save 20% Today" });
  }
});

test("a coupon that takes all of it off leaves a price of $0, not none [PR-031]", () => {
  const free = { ...own, quote: { ...testDiscount, discountPrice: 0 } };

  expect(offerView(free, shared).price).toMatchObject({ finalText: "$0", struckText: "$100" });
});

test("nothing to buy leads nowhere", () => {
  const nothing: Offer = {
    request: { productIds: [], coupon: null, bundleCoupon: null },
    quote: null,
    link: null,
    state: null,
  };

  expect(offerView(nothing, testPage)).toEqual({ price: null, href: null });
});
