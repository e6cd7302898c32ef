import * as coupons from "@courseway/coupons";
import * as pricing from "@courseway/pricing";
import { describe, expect, test } from "vitest";
import { type CallRecord, readRecords } from "./records.ts";
import { replay, replayText, type Version } from "./replay.ts";

const NOW = Date.UTC(2026, 10, 27);
const policy = coupons.DEFAULT_COUPON_POLICY;
const CHECKOUT = "https://pay.example/checkout/";
const released: Version = { ...pricing, ...coupons };

/** Builds the records of a site: prices with and without codes, links of products and of editors, and banners. */
function buildRecords(count: number): readonly CallRecord[] {
  return Array.from({ length: count }, (_, index): CallRecord => {
    const original = 4900 + 100 * index;
    const hasCode = index % 2 === 0;
    const options = {
      codes: hasCode ? [`SALE${index}`, "MORE"] : [],
      policy,
      pageUrl: "",
      checkoutUrl: CHECKOUT,
      bundleCoupon: index % 10 === 4 ? "BUNDLE5" : null,
    };
    const kind = index % 5;
    if (kind === 0)
      return {
        function: "buildCheckoutUrl",
        input: [CHECKOUT, { ...options, productIds: [`p${index}`], courseIds: ["c1"], state: "TX" }],
      };
    if (kind === 1) return { function: "checkoutLink", input: [`/checkout/?productId=7&hc=OWN${index}`, options] };
    if (kind === 2) return { function: "linkCodes", input: [`/checkout/?hc=OWN${index}`, options] };
    if (kind === 3) return { function: "offerBanner", input: [{ starts: NOW - index, ends: NOW + index }, NOW] };
    const quote = pricing.createQuote({
      productIds: [`p${index}`],
      originalPrice: pricing.cents(original),
      discountPrice: pricing.cents(Math.round(original * 0.75)),
      maxPrice: pricing.cents(original + 3000),
      productFees: pricing.cents(750),
      app: "RE",
      offPercent: 25,
    });
    return {
      function: "describePrice",
      input: [quote, { checkoutLink: index % 20 < 10 ? "/checkout/?hc=A" : "/checkout/" }],
    };
  });
}

type Rule = (...input: readonly unknown[]) => unknown;

/** Creates a version in which one function returns something else. */
const changed = (name: string, change: (answer: never) => unknown): Version => ({
  ...released,
  [name]: (...input: readonly unknown[]) => change((released[name] as Rule)(...input) as never),
});

type Price = Readonly<Record<string, unknown>>;

const price = (fields: (answer: Price) => Price): Version =>
  changed("describePrice", (answer: Price) => ({ ...answer, ...fields(answer) }));

const link = (edit: (url: URL) => void): Version =>
  changed("buildCheckoutUrl", (answer: string) => {
    const url = new URL(answer);
    edit(url);
    return url.href;
  });

/** Changes of behavior that a release could contain, each with the rule that a changelog must name. */
const CHANGES: readonly (readonly [what: string, to: Version, rule: string])[] = [
  ["the price is a cent higher", price(({ final }) => ({ final: Number(final) + 1, finalText: "$1" })), "the price"],
  [
    "the price no longer follows the code",
    price(({ final }) => ({ final: Number(final) * 2, compareAt: null })),
    "the price",
  ],
  ["nothing is crossed out", price(() => ({ compareAt: null, compareAtText: null })), "the crossed-out price"],
  [
    "the list price is crossed out",
    price(() => ({ compareAt: 99_900, compareAtText: "$999" })),
    "the crossed-out price",
  ],
  [
    "amounts have cents",
    price(({ finalText }) => ({ finalText: `${String(finalText)}.00` })),
    "how amounts are written",
  ],
  ["Starting at is gone", price(() => ({ startingAt: false })), "Starting at"],
  ["the fee is not shown", price(() => ({ feeText: null })), "the fee"],
  [
    "the badge rounds up",
    price(({ badgeText }) => ({ badgeText: `${String(badgeText)}!`, savePercent: 99 })),
    "the badge",
  ],
  ["only the percent rounds up", price(() => ({ savePercent: 99 })), "percent off the list price"],
  ["the badge has another note", price(() => ({ badgeNote: "off" })), "the badge's note"],
  ["Save N% is counted from the list price", price(() => ({ saveText: "Save 1% Today" })), "Save N% Today"],
  ["savings are written with cents", price(() => ({ savingsText: "$1.00" })), "the savings in dollars"],
  ["pay later is gone", price(() => ({ affirm: null, klarna: null })), "pay later"],
  ["no price is shown", changed("describePrice", () => null), "whether there is a price"],
  ["codes are dropped", link((url) => url.searchParams.delete("hc")), "the codes on links"],
  [
    "codes have another name",
    link((url) => {
      const codes = url.searchParams.get("hc");
      url.searchParams.delete("hc");
      if (codes !== null) url.searchParams.set("vc", codes);
    }),
    "the name of the codes on links",
  ],
  ["the state is not handed on", link((url) => url.searchParams.delete("state")), "the state on links"],
  ["products are not handed on", link((url) => url.searchParams.delete("productId")), "the products on links"],
  [
    "prices are asked without the link's own code",
    changed("linkCodes", (codes: string[]) => codes.slice(1)),
    "the codes that a price is asked with",
  ],
  [
    "the banner ends early",
    changed("offerBanner", (answer: Price) => ({ ...answer, visible: false })),
    "when the offer banner shows",
  ],
];

describe("a replay of what sites recorded", () => {
  test.each(CHANGES)("%s: the rule is named, and no other", (_, to, rule) => {
    const { rows, differing } = replay(buildRecords(500), released, to);

    expect(rows.map(({ name }) => name)).toEqual([rule]);
    expect(differing).toBe(rows[0]?.count);
    expect(rows[0]?.examples).toHaveLength(3);
  });

  test("knows 20 changes", () => expect(CHANGES).toHaveLength(20));

  test("says nothing of equal versions, and runs 10,000 records in less than 10 s", () => {
    const began = performance.now();
    expect(replay(buildRecords(10_000), released, { ...released })).toEqual({
      ran: 10_000,
      differing: 0,
      missing: [],
      rows: [],
    });
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test("names functions that a version lacks, and an answer that throws", () => {
    const { offerBanner: _offerBanner, ...older } = released;
    const to = {
      ...older,
      linkCodes: () => {
        throw new Error("broken");
      },
    };
    const report = replay(buildRecords(50), released, to);

    expect(report.missing).toEqual(["offerBanner"]);
    expect(report.rows).toMatchObject([{ name: "the codes that a price is asked with", count: 10 }]);
    expect(report.rows[0]?.examples[0]?.after).toEqual({ throws: "broken" });
  });

  test("prints a table for the changelog", () => {
    const report = replay(
      buildRecords(50),
      released,
      price(() => ({ feeText: null })),
    );

    expect(replayText(report, { from: "0.1.0", to: "workspace" }))
      .toBe(`10 of 50 recorded calls are answered differently by workspace than by 0.1.0.

| rule | requirements | calls | example: before → after |
|---|---|---|---|
| the fee | PR-013 | 10 | \`{"feeText":"+ $7.50 fee"}\` → \`{"feeText":null}\` |`);
  });

  test("reads each recorded call once, and counts a line that was torn", () => {
    const line = JSON.stringify({ function: "linkCodes", input: ["/", {}], output: [] });
    expect(readRecords(`${line}\n${line}\n{"function":"lin`)).toMatchObject({
      records: [{ function: "linkCodes" }],
      unread: 1,
    });
  });
});
