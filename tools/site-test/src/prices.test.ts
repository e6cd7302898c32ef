import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ServedSite, servedSite } from "./served-site.ts";

const filter = { app: "DE", type: "Arizona" };
const fee = (value: number) => [{ value, title: "State reporting fee", description: "Paid to the state" }];

/** Products of the shop in dollars, with the coupons that an editor assigned. */
const PRODUCTS: Readonly<Record<string, { readonly known: object; readonly coupons?: string }>> = {
  plain: { known: { price: 449 } },
  cents: { known: { price: 99.5 } },
  list: { known: { price: 449, max: 499 } },
  lowList: { known: { price: 449, max: 399 } },
  percent: { known: { price: 449, max: 499 }, coupons: "TAKE20" },
  flat: { known: { price: 60.5 }, coupons: "MINUS7" },
  useless: { known: { price: 449 }, coupons: "UNKNOWN" },
  several: { known: { price: 449 }, coupons: " MINUS7, ,unknown,minus7" },
  fee: { known: { price: 100, fees: fee(15.5) } },
  noFee: { known: { price: 100, fees: fee(0) } },
  below: { known: { price: 49.99 } },
  fifty: { known: { price: 50 } },
  wasFifty: { known: { price: 50 }, coupons: "TAKE20" },
  realEstate: { known: { price: 219, filter: { app: "RE", type: "Arizona" }, courseId: "course-re" } },
};

const card = (id: string, more: object = {}) => ({
  cardTitle: id,
  productEntry: id,
  showPricing: true,
  showPriceText: true,
  ctaLabel: "Buy",
  ...more,
});
const cards = (...list: readonly object[]) => [{ typeHandle: "productCards", productCardList: list }];
const page = (baseComponents: readonly object[]) => ({ title: "Prices", pageTitle: "Prices", baseComponents });

/** Pages are cached, so a test that changes the shop's response uses a separate page. */
const twoCards = page(cards(card("plain"), card("percent")));

interface PriceItem {
  readonly display: object;
  readonly lineItemList: readonly { readonly product: object }[];
}

/** Responses that are not a valid price of the product, by the page that is rendered with each. */
const WRONG_ANSWERS: Readonly<Record<string, readonly [string, (item: PriceItem) => unknown]>> = {
  negative: ["BAD_AMOUNT", (item) => ({ ...item, display: { grossTotal: -449, total: -449 } })],
  belowzero: ["BAD_AMOUNT", (item) => ({ ...item, display: { grossTotal: 449, total: -1 } })],
  nan: ["BAD_AMOUNT", (item) => ({ ...item, display: { grossTotal: "NaN", total: "NaN" } })],
  endless: ["BAD_AMOUNT", (item) => ({ ...item, display: { grossTotal: 1e300, total: 1e300 } })],
  zerobefore: ["BAD_AMOUNT", (item) => ({ ...item, display: { grossTotal: 0, total: 449 } })],
  words: ["BAD_AMOUNT", (item) => ({ ...item, display: { grossTotal: "from $449", total: "$449" } })],
  feebelow: [
    "BAD_AMOUNT",
    (item) => ({
      ...item,
      lineItemList: item.lineItemList.map((line) => ({ ...line, sisterProductList: [{ type: "FEE", value: -15 }] })),
    }),
  ],
  stranger: [
    "WRONG_PRODUCT",
    (item) => ({
      ...item,
      lineItemList: item.lineItemList.map((line) => ({ ...line, product: { ...line.product, _id: "list" } })),
    }),
  ],
  euro: ["WRONG_CURRENCY", (item) => ({ ...item, display: { ...item.display, currency: "EUR" } })],
  nothing: ["another shape", (item) => ({ ...item, display: { grossTotal: null, total: null } })],
  garbage: ["another shape", () => "<html>"],
  hollow: ["NO_PRICE_SET", () => null],
};

let site: ServedSite;
beforeAll(async () => {
  site = await servedSite({
    brand: { showFee: true, feeLabel: "state fee" },
    catalog: Object.fromEntries(
      Object.entries(PRODUCTS).map(([id, product]) => [id, { title: `Course ${id}`, filter, ...product.known }]),
    ),
    content: {
      products: Object.fromEntries(
        Object.entries(PRODUCTS).map(([id, { coupons = null }]) => [
          id,
          { title: `Entry ${id}`, xgritProductId: id, xgritCoupon: coupons },
        ]),
      ),
      pages: {
        home: page(cards(...Object.keys(PRODUCTS).map((id) => card(id)))),
        savings: page(cards(...["percent", "flat", "plain"].map((id) => card(id, { showSavings: true })))),
        codes: page(cards(card("several"))),
        ...Object.fromEntries(
          ["none", "partly", "down", "zeros", ...Object.keys(WRONG_ANSWERS)].map((name) => [name, twoCards]),
        ),
        two: page([...cards(card("plain")), ...cards(card("percent"))]),
      },
    },
  });
});
afterAll(() => site[Symbol.asyncDispose]());
beforeEach(() => site.services.reset());

/** The content of a card of the page, by its title. */
async function cardOn(path: string, title: string) {
  const document = await site.page(path);
  const found = [...document.querySelectorAll(".cw-product-card")].find(
    (one) => one.querySelector("h2, h3")?.textContent === title,
  );
  if (found === undefined) throw new Error(`No card says "${title}".`);
  const findText = (selector: string) => found.querySelector(selector)?.textContent ?? null;
  return {
    final: findText(".cw-price-final")?.replace(/^now /u, "") ?? null,
    compareAt: findText(".cw-price-compare-at s"),
    save: findText(".cw-price-save"),
    lines: [...found.querySelectorAll(".cw-price-note, .cw-price-later")].map(({ textContent }) => textContent),
    href: found.querySelector("a.cw-button")?.getAttribute("href") ?? null,
  };
}
const onHome = (title: string) => cardOn("/", title);
const multiPrices = () => site.services.requests.filter(({ path }) => path.includes("/multiprice"));

test.each([
  ["plain", "$449", null],
  ["cents", "$99.50", null],
  ["list", "$449", "$499"],
  ["lowList", "$449", null],
  ["percent", "$359.20", "$449"],
  ["flat", "$53.50", "$60.50"],
  ["useless", "$449", null],
])(
  "%s: the shop's amounts are printed as %s, with %s struck [PR-001, PR-002, PR-006, PR-008, PR-010, PR-011, PR-012, PR-030, API-023]",
  async (title, final, compareAt) => {
    expect(await onHome(title)).toMatchObject({ final, compareAt });
  },
);

test.each([
  ["percent", "Save 20% Today"],
  ["flat", "Save 11% Today"],
  ["list", "Save 10% Today"],
  ["lowList", null],
  ["plain", null],
])(
  "%s: the saving is %s, counted from the price, or from the list price without a discount [PR-023, PR-024]",
  async (title, save) => {
    expect((await onHome(title)).save).toBe(save);
  },
);

test.each([
  ["percent", "You save $89.80"],
  ["flat", "You save $7"],
  ["plain", null],
])("%s: a card that shows savings in money says %s [PR-026, PR-027]", async (title, save) => {
  expect((await cardOn("/savings/", title)).save).toBe(save);
});

test.each([
  ["fee", ["+ $15.50 state fee, $115.50 total"]],
  ["noFee", []],
])("%s: a fee stands behind the price only where there is one [PR-013]", async (title, fees) => {
  expect((await onHome(title)).lines.filter((line) => line?.includes("fee"))).toEqual(fees);
});

test.each([
  ["plain", ["As low as $41/mo", "4 interest-free payments of $112.25 with Klarna"]],
  ["fifty", ["As low as $5/mo", "4 interest-free payments of $12.50 with Klarna"]],
  ["wasFifty", ["As low as $4/mo", "4 interest-free payments of $10.00 with Klarna"]],
  ["below", []],
])(
  "%s: paying later is offered for an original price of at least 50 dollars, as %j [PR-015, PR-016, PR-017, PR-018, PR-019]",
  async (title, lines) => {
    expect((await onHome(title)).lines).toEqual(lines);
  },
);

test("a course of real estate starts at its price, others do not [PR-001]", async () => {
  expect((await onHome("realEstate")).lines).toContain("Starting at");
  expect((await onHome("plain")).lines).not.toContain("Starting at");
});

test("an editor's comma-separated codes reach the price and the link trimmed, without blanks, each once [CP-001, CP-002, CP-003, CP-005, CP-016, ENT-004, PR-004]", async () => {
  const { href } = await cardOn("/codes/", "several");
  expect(new URL(href ?? "").search).toBe("?productId=several&hc=MINUS7,unknown");
  const asked = JSON.parse(multiPrices()[0]?.body ?? "{}");
  expect(asked.priceSetList).toContainEqual({ productIdList: ["several"], couponCodeList: ["MINUS7", "unknown"] });
});

test("one signed call prices the whole page, with the brand's own parameters [API-022, CFG-018]", async () => {
  await site.page("/two/");
  expect(multiPrices()).toHaveLength(1);
  expect(multiPrices()[0]).toMatchObject({
    method: "POST",
    headers: { authorization: `Basic ${btoa("sandbox:sandbox")}` },
  });
  expect(JSON.parse(multiPrices()[0]?.body ?? "{}")).toMatchObject({
    appType: "DR",
    platform: "MKT",
    brandId: "TST",
    priceSetList: [{ productIdList: ["plain"] }, { productIdList: ["percent"] }],
  });
});

/** The log lines after the given number of lines. */
const loggedSince = (before: number) => site.log.slice(before).map(({ severity, message }) => ({ severity, message }));

test("a set without line items has no price, keeps its way to the checkout, and is told to operators [PR-032]", async () => {
  const before = site.log.length;
  const empty = { display: { grossTotal: 0, total: 0 }, lineItemList: [] };
  site.services.answer("/commerce/api/purchase-receipt/multiprice", () =>
    Response.json({ priceSetList: [empty, empty] }),
  );
  expect(await cardOn("/none/", "plain")).toMatchObject({
    final: null,
    href: expect.stringContaining("productId=plain"),
  });
  expect(loggedSince(before)).toContainEqual({
    severity: "WARN",
    message: expect.stringContaining("no product Id or course id returned for plain"),
  });
});

test("a price that the answer leaves out is missing on its card alone [PR-033]", async () => {
  const before = site.log.length;
  const one = {
    display: { grossTotal: 100, total: 100 },
    lineItemList: [
      { product: { _id: "percent", courseId: null }, pricing: { max: 100 }, content: { title: "Course" } },
    ],
  };
  site.services.answer("/commerce/api/purchase-receipt/multiprice", () => Response.json({ priceSetList: [one] }));
  expect(await cardOn("/partly/", "plain")).toMatchObject({ final: null });
  expect(await cardOn("/partly/", "percent")).toMatchObject({ final: "$100" });
  expect(loggedSince(before)).toContainEqual({
    severity: "WARN",
    message: expect.stringContaining("Error getting product line items from Xgrit"),
  });
});

test("a tag of the log holds 64 characters of what was asked for, however long that is [LOG-006]", async () => {
  const before = site.log.length;
  const id = `${"a".repeat(60)}-and-so-on`;
  site.services.answer("/commerce", () => new Response("down", { status: 503 }));
  await site.api(`prices/?productId=${id}`);
  expect(site.log.slice(before)).toContainEqual(
    expect.objectContaining({ tags: expect.objectContaining({ params: id.slice(0, 64) }) }),
  );
});

test("without the shop the page stands without prices, and the log names what was asked and why it failed [API-024, API-025, LOG-001, LOG-003, LOG-004, LOG-007, ERR-002]", async () => {
  const before = site.log.length;
  site.services.answer("/commerce", () => new Response("down", { status: 503 }));
  expect(await cardOn("/down/", "plain")).toMatchObject({
    final: null,
    href: expect.stringContaining("productId=plain"),
  });
  const line = site.log.slice(before).find(({ tags }) => JSON.stringify(tags).includes("multiprice"));
  expect(line).toMatchObject({
    severity: "WARN",
    code: 20000,
    brandId: "TST",
    tags: { httpErrorClass: "Http Native" },
  });
  expect(line?.message.length).toBeLessThanOrEqual(256);
  expect(line?.["tags"]).toMatchObject({ params: "plain percent" });
});

const MULTI_PRICE = "/commerce/api/purchase-receipt/multiprice";
const priceItems = (text: string): readonly PriceItem[] => JSON.parse(text).priceSetList;

/** The browser's response with prices of the two products for a visitor's codes, which no earlier request used. */
async function fetchPrices(code: string) {
  const sets = ["plain", "percent"].map((id) => ({ productIds: [id], couponCodes: ["TAKE20", code] }));
  const headers = { "content-type": "application/json" };
  const response = await site.api("prices/", { method: "POST", headers, body: JSON.stringify({ sets }) });
  return { status: response.status, quotes: (await response.json()).quotes };
}

test.each(Object.entries(WRONG_ANSWERS))(
  "an answer that is wrong (%s) shows no price for its product, keeps its way to the checkout and leaves the others' prices [PR-031, ERR-004]",
  async (name, [logged, change]) => {
    const before = site.log.length;
    site.services.alter(MULTI_PRICE, (text) => {
      const [first, ...others] = priceItems(text);
      return JSON.stringify({ priceSetList: [first && change(first), ...others] });
    });
    const plain = await cardOn(`/${name}/`, "plain");
    expect(plain).toMatchObject({ final: null, compareAt: null, save: null, lines: [] });
    expect(plain.href).toContain("productId=plain");
    expect(await cardOn(`/${name}/`, "percent")).toMatchObject({ final: "$359.20", compareAt: "$449" });
    expect(await fetchPrices(name)).toMatchObject({
      status: 200,
      quotes: [null, { discountPrice: 35_920 }],
    });
    expect(loggedSince(before)).toContainEqual({ severity: "WARN", message: expect.stringContaining(logged) });
  },
);

test("prices of 0 before and after coupons are none [PR-031]", async () => {
  site.services.alter(MULTI_PRICE, (text) =>
    JSON.stringify({
      priceSetList: priceItems(text).map((item) => ({ ...item, display: { grossTotal: 0, total: "0.00" } })),
    }),
  );
  expect(await cardOn("/zeros/", "plain")).toMatchObject({ final: null, lines: [] });
  expect(await cardOn("/zeros/", "percent")).toMatchObject({ final: null, lines: [] });
});
