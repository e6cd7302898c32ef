import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getProductId, priced, selectedIds } from "../testing/bundles.ts";
import { chooseDelivery, chooseStates, createBundle, repriceBundle, toggleProduct, toggleState } from "./bundle.ts";
import type { BundleEntry, BundleState } from "./bundle-types.ts";

const STATES = ["Texas", "Utah", "Ohio"];
const ids = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h");
const refs = fc.array(
  fc.record({
    productId: ids,
    deliveryType: fc.constantFrom("webinar", "online", null),
    multipleRegulators: fc.boolean(),
  }),
  { maxLength: 4 },
);
const cards = fc.array(
  fc.record({
    entryState: fc.constantFrom(...STATES),
    baseProducts: refs,
    requiredProducts: refs,
    electiveProducts: refs,
    baseProductPrio: fc.constantFrom("", "1", "2", "10"),
    minHours: fc.integer({ min: 0, max: 40 }),
  }),
  { maxLength: 4 },
);
const quotes = fc.array(
  fc
    .tuple(ids, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 200_000 }))
    .map(([id, quarters, cost]) => priced(id, quarters / 4, cost)),
  { maxLength: 10 },
);

type Step = (state: BundleState) => BundleState;
const loads = fc.oneof(
  fc.subarray(STATES).map(
    (states): Step =>
      (state) =>
        chooseStates(state, states),
  ),
  fc.constantFrom(...STATES).map(
    (name): Step =>
      (state) =>
        toggleState(state, name),
  ),
  fc.constantFrom("webinar" as const, "online" as const).map(
    (delivery): Step =>
      (state) =>
        chooseDelivery(state, delivery),
  ),
);
const toggles = ids.map(
  (id): Step =>
    (state) =>
      toggleProduct(state, id),
);
const reprices = quotes.map(
  (list): Step =>
    (state) =>
      repriceBundle(state, list),
);
const steps = fc.array(fc.oneof(loads, toggles, toggles, reprices), { maxLength: 12 });

function walk(catalog: BundleState["catalog"], path: readonly Step[]): BundleState {
  return path.reduce((state, step) => step(state), createBundle(catalog));
}

function sumHours(entries: readonly BundleEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.productData.productHours, 0);
}

describe("whatever a visitor does", () => {
  it("at most one base product is selected, so never two delivery types of a state [BB-020, BB-021]", () => {
    fc.assert(
      fc.property(cards, quotes, steps, (cardList, quoteList, path) => {
        const { products } = walk({ cards: cardList, quotes: quoteList }, path);
        expect(products.filter((entry) => entry.section === "base" && entry.selected).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  it("total, cart, hours and badge agree with the selection [BB-010, BB-011, BB-025, BB-026, BB-027]", () => {
    fc.assert(
      fc.property(cards, quotes, steps, (cardList, quoteList, path) => {
        const state = walk({ cards: cardList, quotes: quoteList }, path);
        const selected = state.products.filter((entry) => entry.selected);
        const minimum = Math.max(
          0,
          ...cardList.filter((card) => state.states.includes(card.entryState)).map((card) => card.minHours),
        );
        const required = sumHours(state.products.filter((entry) => entry.section === "required"));

        expect(BigInt(state.total)).toBe(selected.reduce((sum, entry) => sum + BigInt(entry.productData.cost), 0n));
        expect(state.selectedHours).toBe(sumHours(selected));
        expect(state.requiredHours).toBeGreaterThanOrEqual(Math.max(minimum, required));
        expect(state.hoursBadge).toBe(state.selectedHours >= state.requiredHours ? "positive" : "negative");
        expect(state.cart.productIds).toEqual(selected.map(getProductId));
        expect(state.cart.enabled).toBe(selected.length > 0);
        expect(state.cart.confirm).toBe(selected.length > 0 && state.hoursBadge === "negative");
      }),
      { numRuns: 500 },
    );
  });

  it("lists each product once, and nothing before states and delivery are chosen [BB-004, BB-006]", () => {
    fc.assert(
      fc.property(cards, quotes, steps, (cardList, quoteList, path) => {
        const state = walk({ cards: cardList, quotes: quoteList }, path);
        const listed = state.products.map(getProductId);
        expect(listed).toEqual([...new Set(listed)]);
        expect(listed.length === 0 || (state.delivery !== null && state.states.length > 0)).toBe(true);
        expect(state.products.every((entry) => state.states.includes(entry.entryState))).toBe(true);
      }),
    );
  });
});

describe("whenever a list is loaded", () => {
  const loaded = fc.record({
    cardList: cards,
    quoteList: quotes,
    path: steps,
    states: fc.subarray(STATES),
    delivery: fc.constantFrom("webinar" as const, "online" as const),
  });
  const reload = (input: {
    cardList: BundleState["catalog"]["cards"];
    quoteList: BundleState["catalog"]["quotes"];
    path: Step[];
    states: string[];
    delivery: "webinar" | "online";
  }): BundleState =>
    chooseDelivery(
      chooseStates(walk({ cards: input.cardList, quotes: input.quoteList }, input.path), input.states),
      input.delivery,
    );

  it("the best base product of the delivery method and every required product are selected [BB-021, BB-022]", () => {
    fc.assert(
      fc.property(loaded, (input) => {
        const { products, delivery } = reload(input);
        const bases = products.filter((entry) => entry.section === "base" && entry.deliveryType === delivery);
        const winner = bases.find((entry) => entry.selected);
        expect(winner === undefined).toBe(bases.length === 0);
        const key = (entry: BundleEntry): string => entry.prio || "~";
        expect(bases.every((entry) => winner && key(winner) <= key(entry))).toBe(true);
        expect(products.every((entry) => entry.section !== "required" || entry.selected)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("electives are the shortest beginning of their list that suffices, else all, shown [BB-023, BB-024]", () => {
    fc.assert(
      fc.property(loaded, (input) => {
        const state = reload(input);
        const electives = state.products.filter((entry) => entry.section === "elective");
        const chosen = electives.filter((entry) => entry.selected);
        expect(chosen).toEqual(electives.slice(0, chosen.length));
        const last = chosen.at(-1)?.productData.productHours ?? 0;
        const isShort = state.selectedHours < state.requiredHours;
        expect(chosen.length === 0 || state.selectedHours - last < state.requiredHours).toBe(true);
        expect(chosen.length === electives.length || !isShort).toBe(true);
        expect(state.electivesShown).toBe(isShort);
      }),
      { numRuns: 500 },
    );
  });

  it("the same choice gives the same state, whatever went before", () => {
    fc.assert(
      fc.property(loaded, (input) => {
        const again = reload({ ...input, quoteList: reload(input).catalog.quotes, path: [] });
        expect(selectedIds(reload(input))).toEqual(selectedIds(again));
      }),
    );
  });
});
