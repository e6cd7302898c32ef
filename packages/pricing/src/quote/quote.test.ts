import { describe, expect, it } from "vitest";
import { createQuote, type Quote } from "./quote.ts";
import type { QuoteResult } from "./pricing-error.ts";
import { quoteFromPrice, quoteFromPriceSet } from "./quote-from-price.ts";

const FEE = { type: "FEE", value: 7.5, title: "State fee", description: "Reported to the state" };
const PRODUCT = {
  _id: "p1",
  courseId: "c1",
  pricing: { max: 79 },
  content: { title: "Pre-License" },
  sisterProductList: [FEE, { type: "UPSELL", value: 20 }],
  filter: { app: "RE", type: "PL" },
  regulatorySeatTime: 20,
};
const SECOND = {
  _id: "p2",
  courseId: "c2",
  pricing: { max: "20.50" },
  content: { title: "Exam prep" },
  regulatorySeatTime: "1.5",
};
const SET = {
  display: { grossTotal: 59, total: "49.99" },
  lineItemList: [{ product: PRODUCT, chargeAmount: 49.99 }],
  couponList: [{ code: "SAVE10", discountType: "FLAT", offPercent: 10 }],
};

function quoted(result: QuoteResult): Quote {
  if (!result.ok) throw new Error(result.error.message);
  return result.quote;
}

function buildSet(product: object, display: object = SET.display): unknown {
  return { ...SET, display, lineItemList: [{ product: { ...PRODUCT, ...product } }] };
}

describe("quoteFromPriceSet", () => {
  it("maps a price set to a quote in cents and hours [PR-001, PR-002, PR-030, API-023, API-040]", () => {
    expect(quoted(quoteFromPriceSet(SET, [" p1 "]))).toEqual({
      productIds: ["p1"],
      courseIds: ["c1"],
      title: "Pre-License",
      originalPrice: 5900,
      discountPrice: 4999,
      maxPrice: 7900,
      discountType: "FLAT",
      offPercent: 10,
      couponCode: "SAVE10",
      productFees: 750,
      feeDescription: "Reported to the state",
      filterType: "PL",
      app: "RE",
      disableRsa: false,
      seatHours: 20,
    });
  });

  it("reads product facts beside the product object as well [PR-030]", () => {
    expect(quoteFromPriceSet({ ...SET, lineItemList: [PRODUCT] })).toEqual(quoteFromPriceSet(SET));
  });

  it("adds list prices, fees and hours of several line items and names the first [PR-030]", () => {
    const lines = [
      { product: PRODUCT },
      {
        product: { ...SECOND, sisterProductList: [{ ...FEE, description: "", title: "Exam fee" }] },
      },
    ];
    expect(quoted(quoteFromPriceSet({ ...SET, lineItemList: lines }))).toMatchObject({
      productIds: ["p1", "p2"],
      courseIds: ["c1", "c2"],
      title: "Pre-License",
      maxPrice: 9950,
      productFees: 1500,
      feeDescription: "Reported to the state",
      seatHours: 21.5,
    });
  });

  it("takes the fee's title where it has no description [PR-030]", () => {
    const set = buildSet({ sisterProductList: [{ ...FEE, description: null }] });
    expect(quoted(quoteFromPriceSet(set)).feeDescription).toBe("State fee");
  });

  it("knows no list price where one line item has none [PR-020]", () => {
    const lines = [{ product: PRODUCT }, { product: { ...SECOND, pricing: null } }];
    expect(quoted(quoteFromPriceSet({ ...SET, lineItemList: lines })).maxPrice).toBe(0);
  });

  it("defaults to PERCENT and no coupon [PR-006]", () => {
    for (const couponList of [undefined, null, [], [null], [{ discountType: "flat", code: " ", offPercent: -1 }]]) {
      expect(quoted(quoteFromPriceSet({ ...SET, couponList }))).toMatchObject({
        discountType: "PERCENT",
        couponCode: null,
        offPercent: null,
      });
    }
  });

  it("leaves unreadable facts empty and keeps the price", () => {
    const set = buildSet({
      courseId: {},
      content: null,
      filter: "RE",
      regulatorySeatTime: NaN,
      sisterProductList: null,
      disableRsa: "yes",
    });
    expect(quoted(quoteFromPriceSet(set))).toMatchObject({
      courseIds: [],
      title: "",
      app: "",
      filterType: "",
      seatHours: 0,
      productFees: 0,
      disableRsa: false,
    });
    expect(quoted(quoteFromPriceSet(buildSet({ regulatorySeatTime: Infinity, disableRsa: true })))).toMatchObject({
      seatHours: 0,
      disableRsa: true,
    });
  });

  it("counts no fee of another type or without a value [PR-030]", () => {
    const sisterProductList = [{ ...FEE, value: null }, { type: "FEE" }, { ...FEE, type: "fee" }];
    expect(quoted(quoteFromPriceSet(buildSet({ sisterProductList })))).toMatchObject({
      productFees: 0,
      feeDescription: "",
    });
  });

  it.each([
    {},
    { lineItemList: null },
    { lineItemList: [] },
    { ...SET, lineItemList: [null, {}, { product: { _id: " " } }] },
    "text",
    5,
  ])("refuses %o, which has no line items [PR-032]", (item) => {
    expect(quoteFromPriceSet(item, ["p1", "p2"])).toEqual({
      ok: false,
      error: {
        code: "NO_LINE_ITEMS",
        message: "no product Id or course id returned for p1,p2",
        why: "the answer has no line items",
        whatToDo: "check the product in the commerce system",
      },
    });
  });

  it("sends whoever hands over the whole answer to its items", () => {
    expect(quoteFromPriceSet({ priceSetList: [SET] })).toEqual({
      ok: false,
      error: {
        code: "WHOLE_ANSWER",
        message: "quoteFromPriceSet was given a whole answer",
        why: "it has a priceSetList and is not one of its items",
        whatToDo:
          "give each item of priceSetList, or give the whole answer to quoteFromPrice, which reads its first item",
      },
    });
  });

  it.each([null, undefined])("says that the bundle price is missing for %s [PR-033]", (item) => {
    const error = {
      code: "NO_PRICE_SET",
      message: "Error getting product line items from Xgrit",
      why: "the answer has no price set",
    };
    expect(quoteFromPriceSet(item)).toMatchObject({ ok: false, error });
  });

  it.each([
    ["grossTotal", { total: 49 }],
    ["grossTotal", { grossTotal: NaN, total: 49 }],
    ["grossTotal", null],
    ["grossTotal", { grossTotal: 0, total: 49 }],
    ["grossTotal", { grossTotal: -59, total: 49 }],
    ["grossTotal", { grossTotal: "1e3", total: 49 }],
    ["total", { grossTotal: 59, total: "NaN" }],
    ["total", { grossTotal: 59 }],
    ["total", { grossTotal: 59, total: -1 }],
    ["total", { grossTotal: 59, total: "$49" }],
  ])("refuses an unusable %s rather than guess a price: %o", (field, display) => {
    const result = quoteFromPriceSet({ ...SET, display });
    const error = {
      code: "BAD_AMOUNT",
      message: `no usable ${field}`,
      why: "it is not dollars of 0 or more, or 0 where the price after coupons is above it",
    };
    expect(result).toMatchObject({ ok: false, error });
  });

  it.each([
    ["another product", ["p9"], [PRODUCT]],
    ["one product of two", ["p1", "p2"], [PRODUCT]],
    ["a product too many", ["p1"], [PRODUCT, SECOND]],
    ["one of two and a stranger", ["p1", "p9"], [PRODUCT, SECOND]],
  ])("refuses the price of %s rather than show it for what was asked", (_, asked, products) => {
    const lineItemList = products.map((product) => ({ product }));
    const names = products.map(({ _id: id }) => id).join(",");
    for (const result of [
      quoteFromPriceSet({ ...SET, lineItemList }, asked),
      quoteFromPrice({ priceSetList: [{ ...SET, lineItemList }] }, asked),
    ])
      expect(result).toEqual({
        ok: false,
        error: {
          code: "WRONG_PRODUCT",
          message: `asked for ${asked.join(",")} and answered for ${names}`,
          why: "the line items of an answer are the products that were asked for, no others and none less",
          whatToDo: "check the product in the commerce system",
        },
      });
  });

  it("takes the products in any order, a product twice, and line items that name their course only", () => {
    const lines = [{ product: SECOND }, { product: PRODUCT }, { product: PRODUCT }];
    expect(quoted(quoteFromPriceSet({ ...SET, lineItemList: lines }, ["p1", "p2"])).productIds).toEqual(["p1", "p2"]);
    const unnamed = [{ product: PRODUCT }, { product: { ...SECOND, _id: null } }];
    expect(quoted(quoteFromPriceSet({ ...SET, lineItemList: unnamed }, ["p1", "p2"])).courseIds).toEqual(["c1", "c2"]);
  });

  it.each([
    ["the answer", { ...SET, currency: "EUR" }, "EUR"],
    ["its totals", { ...SET, display: { ...SET.display, currencyCode: "cad" } }, "cad"],
    ["a line item", buildSet({ currency: " gbp " }), "gbp"],
    ["a list price", buildSet({ pricing: { max: 79, currency: 978 } }), "978"],
    ["a thing that is no text", { ...SET, currency: { code: "EUR" } }, "a currency that cannot be read"],
  ])("refuses another currency that %s says", (_, item, currency) => {
    expect(quoteFromPriceSet(item, ["p1"])).toEqual({
      ok: false,
      error: {
        code: "WRONG_CURRENCY",
        message: `answered in ${currency}`,
        why: "prices are US dollars",
        whatToDo: "check which shop the commerce system takes the site for",
      },
    });
  });

  it("takes US dollars however they are spelled, and an answer that says no currency", () => {
    for (const currency of ["USD", "usd ", "", null, undefined])
      expect(quoteFromPriceSet({ ...SET, currency, display: { ...SET.display, currencyCode: currency } }).ok).toBe(
        true,
      );
  });

  it("refuses a fee that is not money rather than leave it out", () => {
    const result = quoteFromPriceSet(buildSet({ sisterProductList: [{ ...FEE, value: "free" }, FEE] }));
    expect(result).toMatchObject({ ok: false, error: { message: "no usable fee value" } });
  });

  it("disables roadside services where any line item does, and reads no endless hours", () => {
    const lines = [{ product: PRODUCT }, { product: { ...SECOND, disableRsa: true, regulatorySeatTime: "Infinity" } }];
    const quote = quoted(quoteFromPriceSet({ ...SET, lineItemList: lines }, [" ", "p2", "p1"]));
    expect(quote).toMatchObject({ disableRsa: true, seatHours: 20, productIds: ["p2", "p1"] });
  });

  it("takes numbers as ids, and the line items' ids where none were asked for", () => {
    expect(quoted(quoteFromPriceSet(buildSet({ _id: 17, courseId: 4 })))).toMatchObject({
      productIds: ["17"],
      courseIds: ["4"],
    });
    expect(quoted(quoteFromPriceSet(buildSet({ _id: null })))).toMatchObject({
      productIds: [],
      courseIds: ["c1"],
    });
  });
});

describe("quoteFromPrice", () => {
  const ANSWER = {
    lineItemList: SET.lineItemList,
    grossTotal: 59,
    total: 49.99,
    grossDiscount: 9.01,
    displayCouponList: SET.couponList,
  };

  it("maps the single price answer like a price set [API-039]", () => {
    expect(quoteFromPrice(ANSWER)).toEqual(quoteFromPriceSet(SET));
  });

  it("takes coupons that are plain codes [API-039]", () => {
    expect(quoted(quoteFromPrice({ ...ANSWER, displayCouponList: [" SAVE10 "] }))).toMatchObject({
      couponCode: "SAVE10",
      discountType: "PERCENT",
    });
  });

  it("accepts the first set of a multi-price answer [API-039, API-040]", () => {
    expect(quoteFromPrice({ priceSetList: [SET] })).toEqual(quoteFromPriceSet(SET));
  });

  it.each([{}, null, undefined, [], { priceSetList: [] }, { priceSetList: null }])(
    "answers that nothing was returned for %o [PR-032, API-021]",
    (answer) => {
      expect(quoteFromPrice(answer, ["p9"])).toMatchObject({
        ok: false,
        error: { message: "no product Id or course id returned for p9" },
      });
    },
  );
});

describe("createQuote", () => {
  it("makes a whole quote of ids and a price: no coupon, no list price, no fee", () => {
    expect(createQuote({ productIds: ["p1"], originalPrice: 5900 })).toEqual({
      productIds: ["p1"],
      courseIds: [],
      title: "",
      originalPrice: 5900,
      discountPrice: 5900,
      maxPrice: 0,
      discountType: "PERCENT",
      offPercent: null,
      couponCode: null,
      productFees: 0,
      feeDescription: "",
      filterType: "",
      app: "",
      disableRsa: false,
      seatHours: 0,
    });
  });

  it("keeps what is known", () => {
    const facts = { productIds: ["p1"], originalPrice: 5900, discountPrice: 4900, app: "RE", seatHours: 20 };
    expect(createQuote(facts)).toMatchObject(facts);
  });
});
