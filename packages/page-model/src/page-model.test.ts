import { type Block, defineBlock, defineShortcode, type QuoteRequest, type Shortcode } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import {
  dateTime,
  type Field,
  type Globals,
  NO_GLOBALS,
  type Page,
  type PageBlock,
  table,
  text,
} from "@courseway/content-client";
import type { Quote } from "@courseway/pricing";
import type { ReportEvent } from "@courseway/observability";
import type { PriceSet } from "@courseway/services";
import { describe, expect, it } from "vitest";
import { type PageDeps, pageModel, type Slot } from "./page-model.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const address = { path: "/p/", slug: "p", entrySlug: "p", blog: false };
// What the model reads of a brand and a page; the rest is the template's business.
const brand = { timeZone: "America/Chicago", globalCDIQueryParam: "hc", globalSalesQueryParam: "vc" } as BrandConfig;
const pageWith = (blocks: readonly PageBlock[], more: Partial<Page>) =>
  ({ blocks, state: null, header: { hideStickyBanner: false }, analytics: null, ...more }) as unknown as Page;

const request = (id: string): QuoteRequest => ({ productIds: [id], coupon: null, bundleCoupon: null });

/** A block that shows its content and its data as text; a test overrides what it is about. */
const block = (name: string, overrides: Partial<Block> = {}): Block => ({
  ...defineBlock<{ words: Field<string> }, string, { text: string }>({
    name,
    about: "Shows its words and its data.",
    fields: { words: text("What it says") },
    examples: {},
    view: ({ content, data }) => ({ text: `${content.words} ${data ?? "without data"}` }),
    component: ({ text }) => text,
  }),
  ...overrides,
});
const placed = (name: string, index: number): PageBlock => ({ kind: "block", name, index, content: { words: name } });

const NO_QUOTES = (sets: readonly PriceSet[]) => sets.map(() => null);

async function build(
  blocks: readonly Block[],
  items: readonly PageBlock[],
  answer: (sets: readonly PriceSet[]) => readonly (Quote | null)[] = NO_QUOTES,
  page: Partial<Page> = {},
  globals: Globals = NO_GLOBALS,
  shortcodes: readonly Shortcode[] = [],
) {
  const events: ReportEvent[] = [];
  const calls: (readonly PriceSet[])[] = [];
  const deps: PageDeps = {
    brand,
    blocks: new Map(blocks.map((one) => [one.name, one])),
    shortcodes,
    ports: {} as PageDeps["ports"],
    quotes: (sets) => (calls.push(sets), Promise.resolve(answer(sets))),
    report: (event) => void events.push(event),
    now: NOW,
  };
  const snapshot = { page: pageWith(items, page), globals };
  const model = await pageModel(address, snapshot, { heading: null, listingPage: null }, deps);
  return { model, events, calls };
}

const getProps = (slot: Slot | undefined): unknown =>
  slot?.kind === "block" ? slot.render()?.props : `problem: ${slot?.reason}`;
const failing = (): never => {
  throw new Error("a rule is broken");
};

describe("pageModel", () => {
  it("asks commerce once for the products of all blocks [API-022]", async () => {
    const blocks = [block("a", { quotes: () => [request("1")] }), block("b", { quotes: () => [request("2")] })];
    const { calls } = await build(blocks, [placed("a", 0), placed("b", 1), placed("a", 2)]);
    expect(calls.map((sets) => sets.map(({ productIds }) => productIds))).toEqual([[["1"], ["2"]]]);
  });

  it("gives a shortcode the prices that its blocks asked for, as visitors may see them [API-022]", async () => {
    const price = defineShortcode({
      name: "price",
      render: ({ attributes: { id = "" }, findQuote }) => JSON.stringify(findQuote(request(id))),
    });
    const secret = { code: "STAFF", reason: "unknown-to-commerce" };
    const quote = { title: "one", couponCode: null, refused: [secret] } as unknown as Quote;
    const blocks = [block("a", { quotes: () => [request("1")] })];
    const { model, calls } = await build(blocks, [placed("a", 0)], () => [quote], {}, NO_GLOBALS, [price]);
    const render = (id: string) => model.shortcodes["price"]?.({ id });
    expect([render("1"), render("2"), calls.length]).toEqual(['{"title":"one","couponCode":null}', "null", 1]);
  });

  it("tells its blocks what it is about, which those without a product of their own sell [BL-standAloneCta-002]", async () => {
    const ofPage = block("ofPage", {
      quotes: (_, { page }) => [{ ...request(""), productIds: page.productIds ?? [] }],
    });
    const analytics = { productId: " 7, 8 " } as Page["analytics"];
    const { model, calls } = await build([ofPage], [placed("ofPage", 0)], NO_QUOTES, { analytics });
    expect(calls.map((sets) => sets.map(({ productIds }) => productIds))).toEqual([[["7", "8"]]]);
    expect(model.context.productIds).toEqual(["7", "8"]);
  });

  it("tells a block how many of its type stand before it, whatever stands between", async () => {
    const reported: (number | undefined)[] = [];
    const counted = block("counted", { quotes: (_, { earlier }) => (reported.push(earlier), []) });
    await build([counted, block("other")], [placed("counted", 0), placed("other", 1), placed("counted", 2)]);
    expect(reported).toEqual([0, 1]);
  });

  it("knows what a service did not give a block, for its editor", async () => {
    const unpriced = block("unpriced", { quotes: () => [request("1"), request("2")] });
    const down = block("down", { load: () => Promise.reject(new Error("no answer")) });
    const { model } = await build(
      [unpriced, down, block("good")],
      [placed("unpriced", 0), placed("down", 1), placed("good", 2)],
      () => [{ title: "one" } as Quote, null],
    );
    expect(model.slots.map((slot) => slot.kind === "block" && slot.missing)).toEqual([
      expect.stringContaining("without the price of 2"),
      expect.stringContaining("a service did not answer"),
      null,
    ]);
  });

  it("reports each date that cannot be read, and tells the editor of it", async () => {
    const fields = { until: dateTime("Until when"), rows: table("Rows", { from: dateTime("From when") }) };
    const dated = block("dated", { fields });
    const content = { until: "soon", rows: [{ from: "2026-11-27" }, { from: "27.11.2026" }] };
    const globals = { ...NO_GLOBALS, offer: { showHidePromoBanner: true, promotionEndsDateTime: "Feb 1, 2020" } };
    const item = { kind: "block", name: "dated", index: 0, content } as const;
    const { model, events } = await build([dated], [item], NO_QUOTES, {}, globals as Globals);
    const reported = [
      "headerPromoBanner: Its promotionEndsDateTime says “Feb 1, 2020”,",
      "Block dated: Its until says “soon”,",
      "Block dated: Its rows.from says “27.11.2026”,",
    ].map((message) => ({ level: "warn", message: expect.stringContaining(message) }));
    expect(events).toMatchObject(reported);
    expect(model.unreadDates).toMatchObject([{ message: expect.stringContaining("Feb 1, 2020") }]);
    expect(model.slots[0]).toMatchObject({ missing: expect.stringMatching(/“soon”.*“27\.11\.2026”/u) });
  });

  it("shows a block whose structuredData throws, and reports it", async () => {
    const { model, events } = await build([block("bad", { structuredData: failing })], [placed("bad", 0)]);
    expect(model.slots.map(getProps)).toEqual([{ text: "bad without data" }]);
    expect(model.structuredData).toEqual([]);
    expect(events).toMatchObject([
      { level: "error", message: "Block bad tells search engines nothing: a rule is broken", tags: { block: "bad" } },
    ]);
  });

  it.each(["quotes", "nextChange", "metaDescription"])(
    "leaves out a block whose %s throws, and reports it",
    async (rule) => {
      const { model, events } = await build(
        [block("good"), block("bad", { [rule]: failing })],
        [placed("bad", 0), placed("good", 1)],
      );
      expect(model.slots.map(getProps)).toEqual(["problem: a rule is broken", { text: "good without data" }]);
      expect(events).toMatchObject([
        { level: "error", message: "Block bad (0) is left out: a rule is broken", tags: { block: "bad" } },
      ]);
    },
  );

  it("shows a block without its data if that is unavailable, and others with theirs", async () => {
    const blocks = [
      block("down", { load: () => Promise.reject(new Error("no answer")) }),
      block("up", { load: () => Promise.resolve("with data") }),
    ];
    const { model, events } = await build(blocks, [placed("down", 0), placed("up", 1)]);
    expect(model.slots.map(getProps)).toEqual([{ text: "down without data" }, { text: "up with data" }]);
    expect(events).toMatchObject([{ level: "error", message: "Block down is shown without its data: no answer" }]);
  });

  it("says what to do about a block that the app does not have, and about one that does not parse", async () => {
    const broken: PageBlock = { kind: "problem", name: "form", index: 1, reason: "title is missing" };
    const { model, events } = await build([], [placed("slyder", 0), broken]);
    expect(model.slots.map(getProps)).toEqual([
      'problem: no block of the name "slyder" is registered. Add it to the app\'s blocks or remove it from the page.',
      "problem: title is missing",
    ]);
    expect(events).toMatchObject([
      { level: "warn", tags: { block: "slyder" } },
      { level: "warn", tags: { block: "form" } },
    ]);
  });

  it("brings what its blocks tell search engines in the page's order, and the first description [SEO-010, SEO-011]", async () => {
    const question = (name: string) => [{ "@type": "Question" as const, name }];
    const { model } = await build(
      [
        block("silent", { metaDescription: () => null }),
        block("faq", { structuredData: () => question("Why?"), metaDescription: () => "Answers." }),
        block("help", { structuredData: () => question("How?"), metaDescription: () => "Help." }),
      ],
      [placed("silent", 0), placed("faq", 1), placed("help", 2)],
    );
    expect(model.structuredData).toEqual([...question("Why?"), ...question("How?")]);
    expect(model.metaDescription).toBe("Answers.");
  });

  it("is to be tried again soon where commerce gave no price at all, or a block's data could not be had", async () => {
    const priced = block("priced", { quotes: () => [request("1"), request("2")] });
    const down = block("down", { load: () => Promise.reject(new Error("no answer")) });
    const some = () => [null, { title: "two" } as Quote];
    const completeness = async (one: Block, answer?: typeof NO_QUOTES | typeof some) =>
      (await build([one], [placed(one.name, 0)], answer)).model.isComplete;
    expect(await completeness(priced)).toBe(false);
    expect(await completeness(priced, some)).toBe(true);
    expect(await completeness(down)).toBe(false);
    expect(await completeness(block("plain"))).toBe(true);
  });

  it("lives until the first of its blocks changes", async () => {
    const at = (hours: number) => ({ nextChange: () => NOW + hours * 3_600_000 });
    const { model } = await build([block("a", at(5)), block("b", at(2))], [placed("a", 0), placed("b", 1)]);
    expect(model.nextChange).toBe(NOW + 2 * 3_600_000);
  });
});
