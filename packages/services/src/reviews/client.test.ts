import { describe, expect, test } from "vitest";
import { memoryCache } from "../cache/index.ts";
import { recorder } from "../testing/events.ts";
import { FAULTS } from "../testing/faults.ts";
import { underFault } from "../testing/under-fault.ts";
import { json, serve } from "../testing/server.ts";
import { createReviews, type Reviews } from "./client.ts";

const DAY = 86_400_000;
const brand = { id: "bu1", score: { stars: 4.5, trustScore: 4.6 }, numberOfReviews: { total: 321 } };
const product = { starsAverage: 4.7, numberOfReviews: { total: 12, fiveStars: 10 } };

function reviewsAt(baseUrl: string) {
  const clock = { now: 0 };
  const { report, events } = recorder();
  const reviews = createReviews({
    fetch,
    report,
    baseUrl,
    apiKey: "key-1",
    cache: memoryCache(),
    now: () => clock.now,
  });
  return { reviews, clock, events };
}

test("asks for the brand by the site's address with the key in a header [API-035, TR-001]", async () => {
  await using server = await serve(json(brand));
  expect(await reviewsAt(server.url).reviews.brandRating("www.example.com")).toEqual({ score: 4.6, total: 321 });
  const [request] = server.requests;
  expect(request).toMatchObject({ method: "GET", path: "/business-units/find" });
  expect([...(request?.query ?? [])]).toEqual([["name", "www.example.com"]]);
  expect(request?.headers.apikey).toBe("key-1");
});

test.each([
  ["the vendor's average", product, { score: 4.7, total: 12 }],
  ["a score", brand, { score: 4.6, total: 321 }],
])("asks for a product by sku and reads %s [API-037, TR-001]", async (_name, answer, rating) => {
  await using server = await serve(json(answer));
  expect(await reviewsAt(server.url).reviews.productRating("bu1", "sku 1")).toEqual(rating);
  expect(server.requests[0]).toMatchObject({ method: "GET", path: "/product-reviews/business-units/bu1" });
  expect([...(server.requests[0]?.query ?? [])]).toEqual([["sku", "sku 1"]]);
});

test("keeps a rating for 24 hours [API-036, API-038]", async () => {
  await using server = await serve(json(brand));
  const { reviews, clock } = reviewsAt(server.url);
  await reviews.brandRating("a.example");
  await reviews.productRating("bu1", "sku");
  clock.now = DAY - 1;
  expect(await reviews.brandRating("a.example")).toEqual({ score: 4.6, total: 321 });
  await reviews.productRating("bu1", "sku");
  expect(server.requests).toHaveLength(2);
  clock.now = DAY;
  await reviews.brandRating("a.example");
  await reviews.productRating("bu1", "sku");
  expect(server.requests).toHaveLength(4);
});

test("keeps an unknown sku for 24 hours too, in silence [API-038]", async () => {
  await using server = await serve(json({}, 404));
  const { reviews, clock, events } = reviewsAt(server.url);
  expect(await reviews.productRating("bu1", "none")).toBeNull();
  clock.now = DAY - 1;
  expect(await reviews.productRating("bu1", "none")).toBeNull();
  expect(server.requests).toHaveLength(1);
  expect(events).toEqual([]);
});

test("asks anew for another site, sku or business unit", async () => {
  await using server = await serve(json(brand));
  const { reviews } = reviewsAt(server.url);
  await reviews.brandRating("a.example");
  await reviews.brandRating("b.example");
  await reviews.productRating("bu1", "sku");
  await reviews.productRating("bu2", "sku");
  expect(server.requests).toHaveLength(4);
});

const LOOKUPS = {
  brand: (reviews: Reviews) => reviews.brandRating("www.example.com"),
  product: (reviews: Reviews) => reviews.productRating("bu1", "sku"),
} as const;

describe.each(Object.entries(LOOKUPS))("the %s rating", (_name, lookUp) => {
  test.each(FAULTS)("$name: no rating, and the failure is logged only [ERR-003, ERR-014]", (fault) =>
    underFault(fault, "read", async (fixture) => {
      const reviews = createReviews({ ...fixture, baseUrl: fixture.url, apiKey: "key-1", cache: memoryCache() });
      expect(await lookUp(reviews)).toBeNull();
      expect(fixture.events).toMatchObject([{ level: "warn", tags: { tag: "trust-rating" } }]);
      expect(fixture.events[0]?.error).toBeUndefined();
    }),
  );
});
