import { cents } from "@courseway/pricing";
import { expect, test } from "vitest";
import { offerCodes } from "@courseway/visitor/offers";
import { TEST_TIME, testDiscount, testOffer, testOffers, testPage, testQuote, withEmailed } from "./testing/offers.ts";
import { offerView, priceCodes } from "./offer-view.ts";
import type { Offer, PricingContext } from "./offer.ts";

const summer = { offer: { starts: null, ends: null, coupon: "SUMMER" } };
const shared: PricingContext = { ...testPage, offers: testOffers(summer) };
const own: Offer = { ...testOffer, request: { productIds: ["7", "8"], coupon: "SAVE10, summer", bundleCoupon: "B5" } };

/** The codes in a checkout link. */
const checkoutParameter = (href: string | null) => new URL(href ?? "").searchParams.get("hc")?.split(",");

test.each([
  ["the banner's and the product's own, each once", testOffers(summer), ["SUMMER", "SAVE10"]],
  [
    "a running promotion's in the banner's place",
    testOffers({ ...summer, override: { code: "FLASH", starts: TEST_TIME - 1, ends: TEST_TIME + 1 } }),
    ["FLASH", "SAVE10"],
  ],
  [
    "the visitor's emailed ones and those of the address",
    testOffers(summer, { ...withEmailed("CAREER20"), url: "https://www.example.com/courses/?vc=CRO5" }),
    ["SUMMER", "CAREER20", "CRO5", "SAVE10"],
  ],
])("the price is asked for with the codes that the link carries: %s [CP-008, CP-017, CP-023]", (_, offers, codes) => {
  const linked = checkoutParameter(offerView(own, { ...shared, offers }).href);

  expect(linked?.toSorted()).toEqual(offerCodes(offers, own.request.coupon).codes.toSorted());
  expect(linked?.map((code) => code.toUpperCase()).toSorted()).toEqual(
    [...codes, ...(codes.includes("FLASH") ? ["SUMMER"] : [])].toSorted(),
  );
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

test("an editor's link with coupons of its own has the price that these make: asked with them, struck by them [CP-013, PR-009]", () => {
  const link = "https://pay.example.com/checkout?productId=9&hc=EDITOR";
  const linked: Offer = { ...testOffer, quote: testDiscount, link };

  expect(priceCodes({ coupon: null, link }, shared)).toEqual(["EDITOR", "SUMMER"]);
  expect(checkoutParameter(offerView(linked, shared).href)).toEqual(["EDITOR", "SUMMER"]);
  expect(offerView(linked, testPage).price).toMatchObject({ finalText: "$79.50", compareAtText: "$100" });
});

test("a promotion takes the code that it replaces off an editor's link and out of its price [CP-017]", () => {
  const link = "https://pay.example.com/checkout?productId=9&hc=SUMMER,EDITOR";
  const override = { code: "FLASH", starts: TEST_TIME - 1, ends: TEST_TIME + 1 };
  const page = { ...testPage, offers: testOffers({ ...summer, override }) };

  expect(priceCodes({ coupon: null, link }, page)).toEqual(["EDITOR", "FLASH"]);
  expect(checkoutParameter(offerView({ ...testOffer, link }, page).href)).toEqual(["EDITOR", "FLASH"]);
});

test("leaves an editor's other link alone", () => {
  expect(offerView({ ...own, link: "/courses/texas/#prices" }, shared).href).toBe("/courses/texas/#prices");
});

test("a coupon on the checkout link makes the discount final and strikes the original [PR-009]", () => {
  const discounted = { ...own, quote: testDiscount };

  expect(offerView(discounted, shared).price).toMatchObject({ finalText: "$79.50", compareAtText: "$100" });
  expect(offerView({ ...testOffer, quote: testDiscount }, testPage).price).toMatchObject({
    finalText: "$100",
    compareAtText: null,
  });
});

test("prints no price without a quote and keeps the way to the checkout [PR-031]", () => {
  const priceless = offerView({ ...testOffer, quote: null }, testPage);

  expect(priceless).toMatchObject({ price: null, href: "https://pay.example.com/checkout?productId=7&state=TX" });
  expect(
    offerView(
      { ...testOffer, quote: { ...testQuote, originalPrice: cents(0), discountPrice: cents(0), maxPrice: cents(0) } },
      testPage,
    ).price,
  ).toBeNull();
});

test("ocs=0 in the visitor's address asks for the old parameter name, and the price looks for its coupon there [CP-021, PR-009]", () => {
  const offers = testOffers({}, { url: "https://www.example.com/courses/?ocs=0&couponCode=CAREER20" });
  const { href, price } = offerView({ ...testOffer, quote: testDiscount }, { ...testPage, offers });

  expect(href).toContain("couponCode=CAREER20");
  expect(price).toMatchObject({ finalText: "$79.50", compareAtText: "$100" });
});

test("the old strategy of a brand is no reason to show the full price, nor the saving that comes with it [CP-021, PR-009]", () => {
  const policy = { ...testPage.policy, oldStrategy: true };
  const { href, price } = offerView({ ...own, quote: testDiscount }, { ...shared, policy });

  expect(href).toMatch(/[?&]couponCode=\w/);
  expect(price).toMatchObject({ finalText: "$79.50", compareAtText: "$100", saveText: "Save 20% Today" });
});

test("a coupon that takes all of it off leaves a price of $0, not none [PR-031]", () => {
  const free = { ...own, quote: { ...testDiscount, discountPrice: cents(0) } };

  expect(offerView(free, shared).price).toMatchObject({ finalText: "$0", compareAtText: "$100" });
});

test("nothing to buy leads nowhere", () => {
  const nothing: Offer = {
    request: { productIds: [], coupon: null, bundleCoupon: null },
    quote: null,
    link: null,
    state: null,
  };

  expect(offerView(nothing, testPage)).toMatchObject({ price: null, href: null });
});

test("the brand's terms of a refund stand with a price, and with no product of Florida [BL-bundle-013]", () => {
  const page: PricingContext = { ...shared, refundLine: "Full refund within 30 days" };
  const refundOf = (offer: Partial<Offer>) => offerView({ ...testOffer, ...offer }, page).refund;

  expect([refundOf({}), refundOf({ state: null })]).toEqual([page.refundLine, page.refundLine]);
  expect([refundOf({ state: "FL" }), refundOf({ quote: null })]).toEqual([null, null]);
});

test.each([
  ["Florida", "+ $3.50 state reporting fee"],
  ["Texas", "+ $3.50 certificate fee"],
  ["", "+ $3.50 certificate fee"],
])("a product of %j names its fee %s [PR-013]", (filterType, feeText) => {
  const quote = { ...testQuote, productFees: cents(350), filterType };
  const page = { ...testPage, feeLabel: "certificate fee", feeLabels: { Florida: "state reporting fee" } };

  expect(offerView({ ...testOffer, quote }, page).price?.feeText).toBe(feeText);
});
