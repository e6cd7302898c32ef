import { describe, expect, it } from "vitest";
import { createTestApi, jsonResponse } from "./testing/test-api.ts";

const item = (id: string) => ({
  display: { grossTotal: 449, total: 359.2 },
  lineItemList: [{ product: { _id: id }, pricing: { max: 449 } }],
  couponList: [{ code: "SAVE20", discountType: "PERCENT", offPercent: 20 }],
});
const set = { productIds: ["p1"], couponCodes: ["SAVE20"] };

const ask = async (body: unknown) => {
  const { post, sent } = createTestApi(({ url }) =>
    jsonResponse(url.pathname.endsWith("/multiprice") ? { priceSetList: [item("p1"), null] } : {}, 200),
  );
  const response = await post("prices/", body);
  return { status: response.status, body: (await response.json()) as unknown, sent };
};

describe("the prices endpoint", () => {
  it("answers all sets of a page from one call, in their order [API-022, API-040]", async () => {
    const other = { productIds: ["p2"], couponCodes: [] };
    const { status, body, sent } = await ask({ sets: [set, other] });
    expect([status, body]).toMatchObject([200, { quotes: [{ originalPrice: 44_900, discountPrice: 35_920 }, null] }]);
    expect(sent.map((one) => one.body)).toMatchObject([
      { priceSetList: [{ productIdList: ["p1"], couponCodeList: ["SAVE20"] }, { productIdList: ["p2"] }] },
    ]);
  });

  it("tells the ledger what was answered, and answers the same", async () => {
    const reported: unknown[] = [];
    const ledger = {
      page: () => {},
      answer: (...all: readonly unknown[]) => void reported.push(all),
      flush: async () => {},
    };
    const answer = () => jsonResponse({ priceSetList: [item("p1")] }, 200);
    const { post, clock } = createTestApi(answer, { ledger });
    const body = (await (await post("prices/", { sets: [set] })).json()) as { quotes: unknown };

    expect(body.quotes).toMatchObject([{ discountPrice: 35_920 }]);
    expect(reported).toEqual([[[set], body.quotes, clock.now]]);
  });

  it("refuses no price for too many codes, or for what can be none: it asks with the first fifty that can [API-040, CP-008]", async () => {
    const codes = Array.from({ length: 80 }, (_, index) => `C${index}`);
    const { status, sent } = await ask({ sets: [{ productIds: ["p1"], couponCodes: ["x".repeat(101), ...codes] }] });
    expect([status, sent[0]?.body]).toMatchObject([
      200,
      { priceSetList: [{ productIdList: ["p1"], couponCodeList: codes.slice(0, 50) }] },
    ]);
  });

  it("tells a visitor that a code is over, and nothing that would help to guess one [CP-024]", async () => {
    const refusedCouponList = [
      { code: "LASTYEAR", reason: "EXPIRED" },
      { code: "NEXTYEAR", reason: "NOT_STARTED" },
    ];
    const { post, ask: get } = createTestApi(({ url }) => {
      const one = { ...item("p1"), refusedCouponList };
      if (url.pathname.endsWith("/multiprice")) return jsonResponse({ priceSetList: [one] }, 200);
      const { display, couponList, ...rest } = one;
      return jsonResponse({ ...rest, ...display, displayCouponList: couponList }, 200);
    });
    const couponCodes = ["SAVE20", "LASTYEAR", "NEXTYEAR"];
    const many = await (await post("prices/", { sets: [{ productIds: ["p1"], couponCodes }] })).json();
    const single = await (await get(`prices/?productId=p1&coupons=${couponCodes.join(",")}`)).json();
    const refused = [{ code: "LASTYEAR", reason: "expired" }];
    expect(many).toMatchObject({ quotes: [{ refused }] });
    expect(single).toMatchObject({ quote: { refused }, codes: [{ code: "SAVE20", reason: null }, refused[0]] });
    expect(JSON.stringify([many, single])).not.toContain("NEXTYEAR");
  });

  it("asks nothing where nothing is to be priced", async () => {
    expect(await ask({ sets: [] })).toMatchObject({ status: 200, body: { quotes: [] }, sent: [] });
  });

  it.each([
    ["no JSON", "{"],
    ["no sets", "{}"],
    ["a set without products", { sets: [{ productIds: [], couponCodes: [] }] }],
    ["too many sets", { sets: Array.from({ length: 41 }, () => set) }],
    ["a number for an id", { sets: [{ productIds: [1], couponCodes: [] }] }],
  ])("refuses %s and asks nothing", async (_, body) => {
    expect(await ask(body)).toMatchObject({ status: 400, sent: [] });
  });
});
