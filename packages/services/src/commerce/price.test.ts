import { expect, test } from "vitest";
import { createTransport } from "../http/index.ts";
import { recorder } from "../testing/events.ts";
import { FAULTS } from "../testing/faults.ts";
import { underFault } from "../testing/under-fault.ts";
import { json, serve } from "../testing/server.ts";
import { priceResponse as askPrice } from "./price.ts";
import { commerceAt, priceResponse, priceSetItem } from "./testing/fixtures.ts";

const set = { productIds: ["p1", "p2"], couponCodes: ["SAVE20,VC5", " "], url: "https://example.com/?a=1" };

test("sends one signed GET with every product, every coupon and the page [API-020, API-039]", async () => {
  await using server = await serve(json(priceResponse));
  await commerceAt(server.url, recorder()).price(set);
  const [request] = server.requests;
  expect(request).toMatchObject({ method: "GET", path: "/api/purchase-receipt/price" });
  expect(request?.headers.authorization).toBe("Basic c2hvcDpwYXNz");
  expect([...(request?.query ?? [])]).toEqual([
    ["productIdList[]", "p1"],
    ["productIdList[]", "p2"],
    ["couponCodeList[]", "SAVE20"],
    ["couponCodeList[]", "VC5"],
    ["url", "https://example.com/?a=1"],
  ]);
});

test.each([
  ["the single shape", priceResponse],
  ["the multi-price shape", { priceSetList: [priceSetItem("p1")] }],
])("reads %s [API-039]", async (_name, answer) => {
  await using server = await serve(json(answer));
  const quote = await commerceAt(server.url, recorder()).price({ productIds: ["p1"], couponCodes: [] });
  expect(quote).toMatchObject({ originalPrice: 39900, discountPrice: 31920, maxPrice: 49900, couponCode: "SAVE20" });
});

test("rejects an answer without line items [PR-032]", async () => {
  await using server = await serve(json({ ...priceResponse, lineItemList: [] }));
  const { report, events } = recorder();
  expect(await commerceAt(server.url, { report }).price(set)).toBeNull();
  expect(events[0]?.message).toContain("no product Id or course id returned for p1,p2");
});

test("makes no call without a product", async () => {
  await using server = await serve(json(priceResponse));
  expect(await commerceAt(server.url, recorder()).price({ productIds: [], couponCodes: ["SAVE20"] })).toBeNull();
  expect(server.requests).toHaveLength(0);
});

test.each(FAULTS)("$name: the answer is an empty object, reported [API-021, ERR-001, ERR-004]", (fault) =>
  underFault(fault, "read", async (fixture) => {
    const { kind } = fault;
    const baseParams = { appType: "DR", platform: "MKT", brandId: "ACE" };
    const context = {
      transport: createTransport(fixture),
      baseUrl: fixture.url,
      auth: null,
      baseParams,
      report: fixture.report,
    };
    expect(await askPrice(context, { productIdList: ["p1"], couponCodeList: [] })).toEqual({});
    expect(fixture.events).toMatchObject([{ level: "error", error: { kind } }]);
  }),
);

test.each(FAULTS)("$name: there is no quote, and it is reported once", (fault) =>
  underFault(fault, "read", async (fixture) => {
    expect(await commerceAt(fixture.url, fixture).price(set)).toBeNull();
    expect(fixture.events).toHaveLength(1);
  }),
);
