import { expect, test } from "vitest";
import { recorder } from "../testing/events.ts";
import { FAULTS } from "../testing/faults.ts";
import { underFault } from "../testing/under-fault.ts";
import { json, serve } from "../testing/server.ts";
import { commerceAt, priceSetItem } from "./testing/fixtures.ts";

const sets = [
  { productIds: ["p1"], couponCodes: ["SAVE20"], url: "https://example.com/x/" },
  { productIds: ["p2", "p3"], couponCodes: [] },
];

test("asks for all sets in one signed POST, in the documented shape [API-022, API-040]", async () => {
  await using server = await serve(json({ priceSetList: [priceSetItem("p1"), priceSetItem("p2", "p3")] }));
  await commerceAt(server.url, recorder()).quotes(sets);
  const [request, ...more] = server.requests;
  expect(more).toEqual([]);
  expect(request).toMatchObject({ method: "POST", path: "/api/purchase-receipt/multiprice" });
  expect(request?.headers).toMatchObject({ authorization: "Basic c2hvcDpwYXNz", "content-type": "application/json" });
  expect(JSON.parse(request?.body ?? "")).toEqual({
    appType: "DR",
    platform: "MKT",
    brandId: "ACE",
    priceSetList: [
      { productIdList: ["p1"], couponCodeList: ["SAVE20"], url: "https://example.com/x/" },
      { productIdList: ["p2", "p3"], couponCodeList: [] },
    ],
  });
});

test("answers quotes in cents, in the order of the sets [API-023, API-040, PR-030]", async () => {
  await using server = await serve(json({ priceSetList: [priceSetItem("p1"), priceSetItem("p2", "p3")] }));
  const [one, two] = await commerceAt(server.url, recorder()).quotes(sets);
  expect(one).toEqual({
    productIds: ["p1"],
    courseIds: ["course-p1"],
    title: "Title of p1",
    originalPrice: 39900,
    discountPrice: 31920,
    maxPrice: 49900,
    discountType: "PERCENT",
    offPercent: 20,
    couponCode: "SAVE20",
    productFees: 1550,
    feeDescription: "Paid to the state",
    filterType: "IL",
    app: "RE",
    disableRsa: false,
    seatHours: 75,
  });
  expect(two).toMatchObject({ productIds: ["p2", "p3"], maxPrice: 99800, productFees: 3100, seatHours: 150 });
});

test("keeps the place of a set without products and does not ask for it", async () => {
  await using server = await serve(json({ priceSetList: [priceSetItem("p1")] }));
  const blank = { productIds: [" "], couponCodes: [] };
  const quotes = await commerceAt(server.url, recorder()).quotes([
    blank,
    { productIds: ["p1"], couponCodes: [] },
    blank,
  ]);
  expect(quotes.map((quote) => quote?.productIds ?? null)).toEqual([null, ["p1"], null]);
});

test("makes no call when there is nothing to price", async () => {
  await using server = await serve(json({}));
  expect(await commerceAt(server.url, recorder()).quotes([{ productIds: [], couponCodes: [] }])).toEqual([null]);
  expect(server.requests).toHaveLength(0);
});

test("matches by product ids when the answer has another length, and leaves the rest without a price [API-023, PR-033]", async () => {
  await using server = await serve(json({ priceSetList: [priceSetItem("p3", "p2")] }));
  const { report, events } = recorder();
  const quotes = await commerceAt(server.url, { report }).quotes(sets);
  expect(quotes.map((quote) => quote?.title ?? null)).toEqual([null, "Title of p3"]);
  expect(events).toMatchObject([{ level: "warn" }]);
  expect(events[0]?.message).toContain("Error getting product line items from Xgrit");
});

test("leaves out one item of another shape and one without line items, and says why [PR-032]", async () => {
  const empty = { display: { grossTotal: 0, total: 0 }, lineItemList: [] };
  await using server = await serve(json({ priceSetList: [{ display: "broken" }, empty] }));
  const { report, events } = recorder();
  expect(await commerceAt(server.url, { report }).quotes(sets)).toEqual([null, null]);
  expect(events.map(({ message }) => message)).toEqual([
    expect.stringContaining("another shape than documented, first at display"),
    expect.stringContaining("no product Id or course id returned for p2,p3"),
  ]);
});

test.each(FAULTS)(
  "$name: every quote is null; a warning with its parameters is logged and its error forwarded [API-024, API-025, ERR-001, ERR-004]",
  (fault) =>
    underFault(fault, "read", async (fixture) => {
      const { kind } = fault;
      expect(await commerceAt(fixture.url, fixture).quotes(sets)).toEqual([null, null]);
      expect(fixture.events).toMatchObject([
        { level: "warn", error: { kind }, tags: { tag: "multiprice", params: "p1 p2,p3" } },
      ]);
    }),
);
