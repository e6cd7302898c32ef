import * as fc from "fast-check";
import { bundleSpecs } from "./pricing-bundle.ts";
import { studyPlanSpecs } from "./pricing-study-plan.ts";
import { call, member, type Json, type Rule, type Spec } from "./spec.ts";

const cents = fc.oneof(
  fc.integer({ min: 0, max: 200_000 }),
  fc.constantFrom(0, 1, 2, 50, 99, 100, 4999, 5000, 4900, 5900, 7900, 99_999, 100_000, 123_456_789, 100_000_000_000),
);
const noCents = fc.constantFrom<unknown[]>(-1, 0.5, 49.5, "4900", null, 100_000_000_001, true, []);
const mostly = (usual: fc.Arbitrary<unknown>, odd: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd });
const given = (...arbitraries: readonly fc.Arbitrary<unknown>[]): fc.Arbitrary<readonly unknown[]> =>
  fc.tuple(...arbitraries);

const printed: Rule = ["dollars with thousands separators, two decimals, without .00", "PR-008"];
const unprinted: Rule = ["nothing is printed of what is not whole cents from 0 to a billion dollars", "PR-008"];

const decimal = fc
  .tuple(fc.integer({ min: 0, max: 3000 }), fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 5 }))
  .map(([whole, part]) => `${whole}.${part}`);
const oddDollars: readonly unknown[] = [
  "", " ", "$49", "1e3", "-1", "+1", "1.", ".5", ".", "1.005", "1.0049999", "0.004", "0.005", ".004", ".00499", "1.2.3", "1,299",
  "12a", "a12", 1.005, 0.1, 49.99, -0.01, 1_000_000_000, 1_000_000_000.01, "1000000000.004", "1000000000.005", "999999999.995",
  "00012.10", " 5 ", "5\n", "5.", "0", 0, true, null, [], {}, [5], ["5"], 1e-7, 1e21, "0x10", "Infinity", "٣", "0.00", "0.001",
]; // prettier-ignore

const quoteFacts = fc.record({
  productIds: fc.constant<Json>(["p1"]),
  originalPrice: mostly(cents, noCents),
  discountPrice: mostly(cents, noCents),
  maxPrice: mostly(fc.oneof(cents, fc.constant(0)), noCents),
  discountType: fc.constantFrom("PERCENT", "FLAT"),
  productFees: mostly(fc.oneof(fc.constant(0), cents), noCents),
  couponCode: fc.constantFrom<unknown[]>("SAVE10", null),
  app: fc.constantFrom("", "RE", "MTG"),
});
/** Realistic prices: at most the list price before coupons, and at most that price after them. */
const soundFacts = fc.tuple(quoteFacts, fc.tuple(cents, cents, cents)).map(([facts, amounts]) => {
  const [discountPrice = 0, originalPrice = 0, maxPrice = 0] = amounts.toSorted((one, other) => one - other);
  return { ...facts, discountPrice, originalPrice, maxPrice, productFees: 300 };
});
const equalFacts = fc.tuple(quoteFacts, cents, fc.boolean()).map(([facts, price, isListed]) => ({
  ...facts,
  originalPrice: price,
  discountPrice: price,
  maxPrice: isListed ? price : 0,
  productFees: 0,
}));
const quote = fc.oneof(quoteFacts, soundFacts, equalFacts).map((facts) => call("createQuote", facts));
const quotes = fc.oneof({ weight: 40, arbitrary: quote }, { weight: 1, arbitrary: fc.constant<Json>(null) });
const LINKS = [
  "", "/checkout", "/checkout?hc=A", "/checkout?hc=", "/checkout?hc", "/checkout?productId=7&hc=A,B#pay", "/checkout?productId=7#hc=A",
  "/checkout#a?hc=A", "/checkout?xhc=A", "/checkout?x=?hc=A", "/checkout?x=1?&hc=A", "/checkout?HC=A", "/checkout?couponCode=A", "hc=A", "/hc=A", "/checkout?a=1&hc=&hc=B",
] as const; // prettier-ignore
const options = fc.record(
  {
    checkoutLink: fc.oneof(fc.constantFrom(...LINKS), fc.constantFrom("/checkout?hc=A", "/checkout")),
    couponParam: fc.constantFrom("hc", "hc", "couponCode"),
    showFee: fc.boolean(),
    feeLabel: fc.constantFrom("fee", "state fee", "", " fee "),
  },
  { requiredKeys: ["checkoutLink"] },
);

const PRICE_RULES: Readonly<Record<string, Rule>> = {
  coupon: ["a coupon in the link makes the discount price final and crosses out the original one", "PR-009"],
  "list-price": ["without a coupon a list price that differs is crossed out where it is above", "PR-010"],
  "full-price": ["without a coupon and a list price nothing is crossed out", "PR-011"],
  "no-price": ["two zeros, no quote or an amount that is not whole cents are no price", "PR-031"],
};
const describeRule = (answer: Json, [, options]: readonly unknown[]): Rule => {
  if (answer === null) return PRICE_RULES["no-price"]!;
  const param = member(options, "couponParam") ?? "hc";
  const [address = ""] = String(member(options, "checkoutLink")).split("#");
  const isCoupon = new RegExp(`[?&]${String(param)}=[^&]`).test(address);
  if (isCoupon) return PRICE_RULES["coupon"]!;
  return PRICE_RULES[member(answer, "compareAt") === null ? "full-price" : "list-price"]!;
};

const price = mostly(
  fc.oneof(
    fc.integer({ min: 0, max: 200_000 }).map((amount) => amount / 100),
    fc.integer({ min: 0, max: 2000 }),
    fc.integer({ min: 0, max: 200_000 }).map((amount) => (amount / 100).toFixed(2)),
    fc.constantFrom(0, "0"),
  ),
  fc.constantFrom<unknown[]>(null, "", "free", -1, "$5", {}, 2_000_000_000),
);
const currency = fc.constantFrom<unknown[]>("USD", "usd", " USD ", "", null);
const text = fc.constantFrom<unknown[]>("c-7", "Pre-License", " 90 hours ", "", null, 7, {});
const fee = fc.record(
  {
    type: fc.constantFrom("FEE", "FEE", "UPSELL"),
    value: price,
    title: fc.constantFrom<unknown[]>("State fee", "", null),
    description: fc.constantFrom<unknown[]>("Fee of the state", "", " ", null),
  },
  { requiredKeys: ["type", "value"] },
);
const itemFacts = {
  _id: mostly(fc.constantFrom("a", "b"), fc.constantFrom<unknown[]>("", null, " c ", 9)),
  courseId: text,
  content: fc.oneof(fc.record({ title: text }), fc.constant(null)),
  pricing: fc.oneof(fc.record({ max: price }), fc.record({ max: price, currency }), fc.constant(null)),
  filter: fc.oneof(
    fc.record({ type: fc.constantFrom("PL", "CE", ""), app: fc.constantFrom("RE", "", "MTG") }),
    fc.constant(null),
  ),
  sisterProductList: fc.oneof(fc.array(fee, { maxLength: 3 }), fc.constant(null)),
  regulatorySeatTime: fc.constantFrom<unknown[]>(90, 0, "12.5", -3, null),
  disableRsa: fc.constantFrom<unknown[]>(true, false, "true", null),
  currencyCode: currency,
};
const product = fc.record(itemFacts, { requiredKeys: ["_id"] });
const item = fc.oneof(
  { weight: 8, arbitrary: product.map((facts) => ({ product: facts })) },
  { weight: 1, arbitrary: product },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown[]>({}, null, { product: { _id: " " } }, { courseId: "c-9", product: {} }),
  },
);
const coupon = fc.oneof(
  fc.record({
    code: fc.constantFrom<unknown[]>("SAVE25", " SAVE25 ", "", null),
    discountType: fc.constantFrom<unknown[]>("PERCENT", "FLAT", "OTHER", null),
    offPercent: fc.constantFrom<unknown[]>(25, "25", 0, -5, null),
  }),
  fc.constantFrom<unknown[]>("PLAIN", "", null),
);
const priceSet = fc.record(
  {
    display: fc.oneof(
      { weight: 9, arbitrary: fc.record({ grossTotal: price, total: price }) },
      { weight: 1, arbitrary: fc.constantFrom<unknown[]>(null, {}, "x") },
    ),
    grossTotal: price,
    total: price,
    lineItemList: fc.oneof(
      { weight: 12, arbitrary: fc.array(item, { minLength: 1, maxLength: 2 }) },
      { weight: 1, arbitrary: fc.constantFrom<unknown[]>([], null, {}) },
    ),
    couponList: fc.oneof(fc.array(coupon, { maxLength: 2 }), fc.constant(null)),
    displayCouponList: fc.array(coupon, { maxLength: 2 }),
    currency,
  },
  { requiredKeys: ["lineItemList"] },
);
const soundSet = fc
  .tuple(
    product,
    fc.integer({ min: 0, max: 200_000 }),
    fc.integer({ min: 0, max: 100 }),
    fc.array(coupon, { maxLength: 1 }),
  )
  .map(([facts, gross, percent, couponList]) => ({
    display: { grossTotal: gross / 100, total: Math.round((gross * percent) / 100) / 100 },
    lineItemList: [
      {
        product: {
          ...(facts as object),
          _id: "a",
          sisterProductList: [{ type: "FEE", value: 7.5, title: "State fee" }],
        },
      },
    ],
    couponList,
  }));
const asked = fc.constantFrom<unknown[]>(
  ["a"],
  ["a"],
  ["a"],
  [],
  ["a", "b"],
  ["b", "a"],
  [" a ", ""],
  ["z"],
  ["a", "a"],
  null,
);
const LINE = { product: { _id: "a", pricing: { max: 10 } } };
const display = { grossTotal: 10, total: 8 };
const setExamples: readonly (readonly unknown[])[] = [
  [null, ["a"]], [{}, ["a"]], [{}, ["a", "b"]], ["x"], [7], [{ priceSetList: [] }, ["a"]], [{ priceSetList: [{ display, lineItemList: [LINE] }] }, ["a"]],
  [{ display, lineItemList: [LINE] }, ["a"]], [{ display, lineItemList: [LINE] }], [{ display, lineItemList: [LINE], currency: "EUR" }, ["a"]],
  [{ display, lineItemList: [LINE], currency: {} }, ["a"]], [{ display: { ...display, currencyCode: "CAD" }, lineItemList: [LINE] }, ["a"]],
  [{ display, lineItemList: [{ product: { _id: "a", currency: "GBP" } }] }, ["a"]], [{ display, lineItemList: [{ product: { _id: "a", pricing: { max: 1, currencyCode: "mxn" } } }] }, ["a"]],
  [{ display, lineItemList: [{ product: { courseId: "c-1" } }] }, ["a"]], [{ display, lineItemList: [{ courseId: "c-1" }, LINE] }, ["b"]], [{ display, lineItemList: [LINE, { product: { _id: "b" } }] }, ["b", "a"]],
  [{ display, lineItemList: [LINE, { product: { _id: "b" } }] }, ["a"]], [{ display, lineItemList: [LINE] }, ["a", "b"]], [{ display: { grossTotal: 0, total: 0 }, lineItemList: [LINE] }, ["a"]],
  [{ display: { grossTotal: 0, total: 1 }, lineItemList: [LINE] }, ["a"]], [{ display: { grossTotal: 10 }, lineItemList: [LINE] }, ["a"]], [{ display: { total: 10 }, lineItemList: [LINE] }, ["a"]],
  [{ grossTotal: 10, total: 9, lineItemList: [LINE] }, ["a"]], [{ display, lineItemList: [{ product: { _id: "a", pricing: { max: 10 }, sisterProductList: [{ type: "FEE", value: "?" }] } }] }, ["a"]],
  [{ display, lineItemList: [{ product: { _id: "a", pricing: { max: 10 }, sisterProductList: [{ type: "FEE", value: 1.5 }, { type: "FEE", value: 2, title: "b" }, { type: "FEE" }] } }, { product: { _id: "b", pricing: { max: 5.25 }, sisterProductList: [{ type: "FEE", value: 1 }] } }] }],
  [{ display, lineItemList: [{ _id: "outside", courseId: "outside", product: { _id: "a" } }], couponList: [{ code: "X", discountType: "FLAT" }] }, ["a"]],
  [{ display, lineItemList: [LINE], refusedCouponList: [{ code: " A ", reason: "EXPIRED" }, { code: "B", reason: "not_started" }, { code: "C", reason: "OTHER_PRODUCTS" }, { code: "D", reason: "UNKNOWN" }] }, ["a"]],
  [{ display, lineItemList: [LINE], refusedCouponList: [{ code: "A", reason: "SAD" }, { reason: "EXPIRED" }, null, "A"] }, ["a"]], [{ display, lineItemList: [LINE], refusedCouponList: "A" }, ["a"]],
  [{ display, lineItemList: [LINE], displayCouponList: ["PLAIN"] }, ["a"]], [{ display, lineItemList: [LINE], couponList: [{ code: "A", offPercent: 5 }], displayCouponList: ["PLAIN"] }, ["a"]],
]; // prettier-ignore
const QUOTE_RULES: Readonly<Record<string, Rule>> = {
  NO_LINE_ITEMS: ["an answer without line items is rejected", "PR-032"],
  NO_PRICE_SET: ["a missing price set is an error", "PR-033"],
  WHOLE_ANSWER: ["a whole answer in the place of a set is an error", "PR-030"],
  WRONG_PRODUCT: ["line items name the products that were asked for", "PR-030"],
  WRONG_CURRENCY: ["prices are US dollars", "PR-030"],
  BAD_AMOUNT: ["an amount that is not money gives no price", "PR-030"],
};
const quoteRule = (answer: Json): Rule =>
  QUOTE_RULES[String(member(member(answer, "error"), "code"))] ?? [
    "dollars become cents, and sums equal their parts",
    "PR-030",
  ];

const words = fc
  .array(
    fc.constantFrom(
      "Now ",
      "${price}",
      "${ price }",
      "${originalPrice}",
      "${discountPrice}",
      "${savings}",
      "${state}",
      "$",
      "<b title='$5'>",
      "</b>",
      "&dollar;",
      "&#36;",
      "${Price}",
      "$ {price}",
      "<",
      ">",
      "${}",
      "$5",
      "price",
      "<b ${price}>",
      "${a b}",
      "${  state  }",
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(""));

export const pricingSpecs: readonly Spec[] = [
  {
    function: "toCents",
    draws: 400,
    inputs: given(
      fc.oneof(
        decimal,
        fc.integer({ min: 0, max: 200_000 }).map((amount) => amount / 100),
        fc.constantFrom(...oddDollars),
      ),
    ),
    examples: oddDollars.map((value) => [value]),
    rule: (answer) =>
      answer === null
        ? ["what is not plain dollars is no amount", "PR-030"]
        : ["the third decimal alone rounds, half a cent upward", "PR-030"],
  },
  {
    function: "cents",
    draws: 20,
    inputs: given(mostly(cents, noCents)),
    rule: () => ["a number said to be cents stays the number that it is", "PR-030"],
  },
  {
    function: "roundCents",
    draws: 150,
    inputs: given(
      fc.oneof(
        cents,
        fc.integer({ min: -500, max: 20_000 }).map((amount) => amount / 10),
      ),
      fc.constantFrom(1, 2, 3, 4, 7, 10, 12),
    ),
    examples: [
      [5],
      [4.5],
      [4.4],
      [1, 2],
      [3, 4],
      [1, 4],
      [-1],
      [0],
      [10, 0],
      [10, -4],
      ["5"],
      [null],
      [5, "2"],
      [5, null],
      [100_000_000_000],
      [100_000_000_001],
      [200_000_000_001, 2],
      [7, 0.5],
    ],
    rule: () => ["an amount divided in whole cents, half a cent upward; 0 where it is none", "PR-017"],
  },
  ...["formatPrice", "formatTotal"].map((name): Spec => ({
    function: name,
    draws: 90,
    inputs: given(mostly(cents, noCents)),
    examples: [
      0,
      1,
      9,
      10,
      99,
      100,
      101,
      999,
      1000,
      99_900,
      99_999,
      100_000,
      129_950,
      100_000_00,
      100_000_000,
      123_456_700,
      100_000_000_000,
      100_000_000_001,
      -1,
      0.5,
      "1",
      null,
    ].map((value) => [value]),
    rule: (answer) =>
      answer === "" ? unprinted : name === "formatPrice" ? printed : ["dollars with both decimals", "BB-028"],
  })),
  {
    function: "countdownFrames",
    draws: 60,
    inputs: fc
      .tuple(
        cents,
        fc.integer({ min: -300, max: 1200 }),
        fc.constantFrom<unknown[]>(null, { reducedMotion: true }, { reducedMotion: false }, {}),
      )
      .map(([to, above, setting]) => [to + above, to, setting]),
    examples: [
      [5200, 4950],
      [5200, 5200],
      [5100, 5000],
      [5101, 5000],
      [5000, 5100],
      [1_000_000, 0],
      [1_000_001, 0],
      [null, 5000],
      [5000, null],
      [5200, 4950.5],
      [5200.5, 4950],
      [5200, 4950, { reducedMotion: true }],
    ],
    rule: () => ["from the first price down by $1 a frame to the second one", "PR-007"],
  },
  {
    function: "percentOff",
    draws: 200,
    inputs: given(mostly(cents, noCents), mostly(cents, noCents)),
    examples: [
      [100, 0],
      [100, 1],
      [100, 99],
      [100, 100],
      [100, 101],
      [0, 0],
      [300, 100],
      [300, 200],
      [15900, 9675],
      [null, 5],
      [10, null],
      [10.5, 5],
      [10, 5.5],
      [10, -5],
    ],
    rule: () => ["whole percent below the base, rounded down", "PR-020"],
  },
  {
    function: "createQuote",
    draws: 25,
    inputs: given(quoteFacts),
    examples: [
      [{ productIds: ["a"], originalPrice: 5 }],
      [{ productIds: ["a"], originalPrice: 5, title: "T", seatHours: 3, disableRsa: true }],
      [null],
    ],
    rule: () => ["what a quote leaves out has its default", "PR-001"],
  },
  {
    function: "describePrice",
    draws: 215,
    inputs: given(quotes, options),
    examples: [
      ...LINKS.map((checkoutLink) => [
        call("createQuote", { productIds: ["p1"], originalPrice: 5900, discountPrice: 4900, maxPrice: 7900 }),
        { checkoutLink },
      ]),
      ...[4999, 5000, 5001].map((originalPrice) => [
        call("createQuote", { productIds: ["p1"], originalPrice }),
        { checkoutLink: "" },
      ]),
      ...[0, 1, 2, 3].map((discountPrice) => [
        call("createQuote", { productIds: ["p1"], originalPrice: 5000, discountPrice }),
        { checkoutLink: "/checkout?hc=A" },
      ]),
      [call("createQuote", { productIds: ["p1"], originalPrice: 5000 }), null],
    ],
    rule: describeRule,
  },
  {
    function: "explainPrice",
    draws: 80,
    inputs: given(quotes, options),
    examples: [
      [
        call("createQuote", { productIds: ["p1"], originalPrice: 5000, discountPrice: 4000, couponCode: "A" }),
        { checkoutLink: "/checkout?hc=A" },
        { "final.code": "{price} {code} {parameter} {x}" },
      ],
      [
        call("createQuote", { productIds: ["p1"], originalPrice: 49.5 }),
        { checkoutLink: "" },
        { "final.no-cents": "{name} {value}" },
      ],
    ],
    part: (answer) => {
      const { display: _, ...rest } = answer as { readonly [name: string]: Json };
      return rest;
    },
    rule: (answer) => PRICE_RULES[String(member(answer, "rule"))]!,
  },
  {
    function: "quoteFromPriceSet",
    draws: 118,
    inputs: given(fc.oneof(priceSet, soundSet), asked),
    examples: setExamples,
    rule: quoteRule,
  },
  {
    function: "quoteFromPrice",
    draws: 25,
    inputs: given(
      fc.oneof(
        priceSet,
        soundSet,
        soundSet.map((set) => ({ priceSetList: [set] })),
      ),
      asked,
    ),
    examples: setExamples.slice(0, 8),
    rule: quoteRule,
  },
  {
    function: "fillPricePlaceholders",
    draws: 45,
    inputs: given(
      words,
      fc.tuple(quotes, options).map(([value, option]) => call("describePrice", value, option)),
    ),
    examples: [
      [null, null],
      [7, null],
      ["${price}", null],
      [
        "${price} ${price}",
        call("describePrice", call("createQuote", { productIds: ["a"], originalPrice: 5, discountPrice: 4 }), {
          checkoutLink: "",
        }),
      ],
    ],
    rule: () => ["price placeholders become the texts of the price, or nothing", "PR-028"],
  },
  {
    function: "mentionsPrice",
    draws: 140,
    inputs: given(words),
    examples: [
      [null],
      [""],
      [5],
      ["$"],
      ["<a href='$'>"],
      ["<a href='$'>$"],
      ["${state}"],
      ["${price}"],
      ["5 dollars"],
      ["&dollar;5"],
      ["&#36;5"],
      ["<$"],
      ["${ }"],
    ],
    rule: () => ["a dollar sign or a price placeholder outside of tags", "PR-029"],
  },
  {
    function: "isPricedEntry",
    draws: 1,
    inputs: fc.constant([{ xgritProductId: "abc" }]),
    examples: [
      {},
      null,
      "abc",
      { xgritProductId: "" },
      { xgritProductId: "  " },
      { xgritProductId: " a" },
      { xgritProductId: 5 },
      { xgritProductId: null },
      { xgritProductId: ["a"] },
    ].map((value) => [value]),
    rule: () => ["the product id is a text that is not blank", "PR-005"],
  },
  ...bundleSpecs,
  ...studyPlanSpecs,
];
