import { expect, test } from "vitest";
import { buildOffer, quoteRequest } from "./product.ts";

const product = { productIds: ["1"], coupon: null, bundleCoupon: null, state: null };

test("asks for nothing without a product that has an id [PR-005]", () => {
  expect(quoteRequest([null, { ...product, productIds: [] }])).toBeNull();
});

test("asks for products that are sold together as one set, with their first coupons", () => {
  const others = [
    product,
    { ...product, productIds: ["2", "1"], coupon: "A,B", bundleCoupon: "C" },
    { ...product, productIds: ["3"], coupon: "D" },
  ];

  expect(quoteRequest(others)).toEqual({ productIds: ["1", "2", "3"], coupon: "A,B", bundleCoupon: "C" });
});

test("an offer without products asks for no price", () => {
  const asked: unknown[] = [];
  const offer = buildOffer([null], "/contact/", (request) => {
    asked.push(request);
    return null;
  });

  expect(asked).toEqual([]);
  expect(offer).toMatchObject({ quote: null, link: "/contact/", request: { productIds: [] } });
});
