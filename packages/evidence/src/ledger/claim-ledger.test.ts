import { type Block, defineBlock, type QuoteRequest } from "@courseway/blocks";
import { type Field, type Globals, NO_GLOBALS, type Page, text } from "@courseway/content-client";
import type { ReportEvent } from "@courseway/observability";
import { createQuote } from "@courseway/pricing";
import type { Sighting } from "@courseway/pricing/claims";
import type { PriceSet } from "@courseway/services";
import { describe, expect, it } from "vitest";
import { pageModel } from "@courseway/page-model";
import { brand } from "@courseway/chrome/testing/brand";
import { buildPage } from "@courseway/page-model/testing/page";
import { type ClaimStore, createClaimLedger } from "./claim-ledger.ts";

const NOW = Date.parse("2026-11-27T12:00:00Z");
const MINUTE = 60_000;

/** Commerce takes 25 % off for SALE and half for an emailed code. */
const quotes = (sets: readonly PriceSet[]) =>
  sets.map(({ productIds, couponCodes }) =>
    productIds.includes("unknown")
      ? null
      : createQuote({
          productIds,
          originalPrice: 12_900,
          maxPrice: 15_900,
          app: "RE",
          productFees: 750,
          ...(couponCodes.includes("MAIL-7") ? { discountPrice: 6450, couponCode: "MAIL-7" } : {}),
          ...(couponCodes.includes("SALE") ? { discountPrice: 9675, offPercent: 25, couponCode: "SALE" } : {}),
        }),
  );

/** A page that sells products while the banner brings a coupon, or none. */
async function pageWith(
  ids: readonly string[],
  { coupon, ends = null }: { coupon: string | null; ends?: string | null },
) {
  const requests = ids.map((id): QuoteRequest => ({ productIds: id.split(","), coupon: null, bundleCoupon: null }));
  const block: Block = {
    ...defineBlock<{ words: Field<string> }, null, { text: string }>({
      name: "offers",
      about: "Shows prices.",
      fields: { words: text("What it says") },
      examples: {},
      view: () => ({ text: "" }),
      component: (props) => props.text,
    }),
    quotes: () => requests,
  };
  const offer = {
    showHidePromoBanner: coupon !== null,
    promotionText: "Sale",
    promotionLink: null,
    promotionStartDateTime: null,
    promotionEndsDateTime: ends,
    coupon,
  };
  // What the model reads of the sets.
  const globals = { ...NO_GLOBALS, offer } as Globals;
  const page: Page = buildPage("p", [{ kind: "block", name: "offers", index: 0, content: { words: "" } }]);
  const deps = {
    brand,
    blocks: new Map([["offers", block]]),
    shortcodes: [],
    // The block loads nothing.
    ports: {} as Parameters<typeof pageModel>[3]["ports"],
    quotes: async (sets: readonly PriceSet[]) => quotes(sets),
    report: () => {},
    now: NOW,
  };
  const address = { path: "/p/", slug: "p", entrySlug: "p", blog: false };
  return pageModel(address, { page, globals }, { heading: null, listingPage: null }, deps);
}

function setUp(change: Partial<ClaimStore> = {}) {
  const stored: { at: number; sightings: readonly Sighting[] }[] = [];
  const events: ReportEvent[] = [];
  const store: ClaimStore = { add: async (sightings, at) => void stored.push({ at, sightings }), ...change };
  const due: (() => void)[] = [];
  const later = (run: () => void): number => due.push(run);
  const ledger = createClaimLedger({ store, later, place: "/ledger", report: (event) => void events.push(event) });
  return { ledger, stored, events, due, all: () => stored.flatMap(({ sightings }) => sightings) };
}

describe("the ledger of claims", () => {
  it("has what a page claims and what commerce asks by its link, with the end that the banner names", async () => {
    const { ledger, all } = setUp();
    ledger.page(await pageWith(["tx-90"], { coupon: "SALE", ends: "2026-12-01T00:00:00Z" }), NOW);
    await ledger.flush();

    expect(all()).toEqual([
      {
        product: "tx-90",
        page: "/p/",
        variant: 0,
        audience: "everybody",
        claim: {
          price: 9675,
          compareAt: 12_900,
          from: true,
          badge: "39% off list price",
          save: "Save 25% Today",
          savings: "$32.25",
          until: Date.UTC(2026, 11, 1),
        },
        asked: { price: 9675, before: 12_900, after: 9675, list: 15_900, fee: 750, codes: ["SALE"] },
      },
    ]);
  });

  it("says of a countdown without an end that it ends each midnight, and of no banner that there is no end", async () => {
    const { ledger, all } = setUp();
    ledger.page(await pageWith(["a"], { coupon: "SALE" }), NOW);
    ledger.page(await pageWith(["b"], { coupon: null }), NOW);
    await ledger.flush();

    expect(all().map(({ product, claim }) => [product, claim.until, claim.price, claim.compareAt])).toEqual([
      ["a", "midnight", 9675, 12_900],
      ["b", null, 12_900, 15_900],
    ]);
  });

  it("writes an unchanged claim once an hour, and a changed one at once", async () => {
    const { ledger, stored } = setUp();
    const [plain, sale] = [await pageWith(["a"], { coupon: null }), await pageWith(["a"], { coupon: "SALE" })];
    for (let minute = 0; minute < 180; minute += 5) ledger.page(minute < 90 ? plain : sale, NOW + minute * MINUTE);
    await ledger.flush();

    expect(stored.map(({ at }) => (at - NOW) / MINUTE)).toEqual([0, 60, 90, 120]);
  });

  it("keeps nothing that a visitor brought: no code, and no price of what no page sells", async () => {
    const { ledger, all } = setUp();
    ledger.page(await pageWith(["a"], { coupon: "SALE" }), NOW);
    const sets = [
      { productIds: ["a"], couponCodes: ["SALE"] },
      { productIds: ["a"], couponCodes: ["MAIL-7"] },
      { productIds: ["made-up"], couponCodes: ["MAIL-7"] },
    ];
    ledger.answer(sets, quotes(sets), NOW);
    await ledger.flush();

    expect(all().map(({ page, audience, asked }) => [page, audience, asked.price, asked.codes])).toEqual([
      ["/p/", "everybody", 9675, ["SALE"]],
      [null, "everybody", 9675, ["SALE"]],
      [null, "code-holders", 6450, []],
    ]);
    expect(JSON.stringify(all())).not.toMatch(/MAIL|made-up/u);
  });

  it("tells a failing disk once, and writes again what was lost when it is seen again", async () => {
    let isFull = true;
    const written: number[] = [];
    const { ledger, events } = setUp({
      add: async (_, at) => {
        if (isFull) throw new Error("ENOSPC");
        written.push(at);
      },
    });
    const page = await pageWith(["a"], { coupon: null });
    for (const minute of [0, 1, 2]) {
      ledger.page(page, NOW + minute * MINUTE);
      await ledger.flush();
    }
    isFull = false;
    ledger.page(page, NOW + 3 * MINUTE);
    await ledger.flush();

    expect(written).toEqual([NOW + 3 * MINUTE]);
    expect(events.map(({ level, message }) => [level, message.slice(0, 48)])).toEqual([
      ["warn", "What pages claim cannot be recorded in /ledger, "],
    ]);
  });

  it("waits a second at most, once for all that comes in it", async () => {
    const { ledger, due, stored } = setUp();
    const page = await pageWith(["a", "b,c", "unknown"], { coupon: null });
    ledger.page(page, NOW);
    ledger.page(page, NOW + 10);
    expect([due.length, stored.length]).toEqual([1, 0]);
    due[0]?.();
    await ledger.flush();
    expect(stored.map(({ at, sightings }) => [at, sightings.map(({ product }) => product)])).toEqual([
      [NOW, ["a", "b,c"]],
    ]);
  });
});
