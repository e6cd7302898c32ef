import { describe, expect, it } from "vitest";
import { createQuote } from "../quote/quote.ts";
import { withoutTypes } from "../testing/without-types.ts";
import { CATALOG, getProductId, priced, QUOTES, selectedIds, TEXAS, UTAH } from "../testing/bundles.ts";
import { chooseDelivery, chooseStates, createBundle, repriceBundle, toggleProduct, toggleState } from "./bundle.ts";
import type { BundleCard, BundleState, Delivery } from "./bundle-types.ts";
import { bundleStates } from "./catalog.ts";

function chooseBundle(
  states: string[],
  delivery: Delivery,
  cards: readonly BundleCard[] = CATALOG.cards,
  quotes = QUOTES,
): BundleState {
  return chooseDelivery(chooseStates(createBundle({ cards, quotes }), states), delivery);
}

describe("the two steps", () => {
  it("begins with nothing chosen and nothing listed, which is also the reset [BB-016]", () => {
    const start = createBundle(CATALOG);
    expect(start).toEqual({
      catalog: CATALOG,
      states: [],
      delivery: null,
      products: [],
      electivesShown: false,
      requiredHours: 0,
      selectedHours: 0,
      hoursBadge: "positive",
      total: 0,
      totalText: null,
      regulatorWarnings: [],
      scheduleCourseIds: [],
      cart: { enabled: false, confirm: false, productIds: [], courseIds: [], states: [] },
    });
    expect(createBundle(chooseBundle(["Texas"], "online").catalog)).toEqual(start);
  });

  it("finds states by a part of their name, in any case of letters [BB-002]", () => {
    expect(bundleStates(CATALOG, "TA")).toEqual(["Utah"]);
    expect(bundleStates(CATALOG, " exa ")).toEqual(["Texas"]);
    expect(bundleStates(CATALOG, "a")).toEqual(["Texas", "Utah"]);
    expect(bundleStates(CATALOG, "")).toEqual(["Texas", "Utah"]);
    expect(bundleStates(CATALOG, "x.*")).toEqual([]);
  });

  it("chooses states that have a card, in the order of the cards [BB-001]", () => {
    expect(chooseStates(createBundle(CATALOG), ["Utah", "Mars", "Texas", "Utah"]).states).toEqual(["Texas", "Utah"]);
    expect(bundleStates({ ...CATALOG, cards: [UTAH, TEXAS, UTAH, { entryState: " " }] })).toEqual(["Utah", "Texas"]);
  });

  it("adds a state and takes it out [BB-001]", () => {
    const both = toggleState(toggleState(createBundle(CATALOG), "Utah"), "Texas");
    expect([both.states, toggleState(both, "Utah").states]).toEqual([["Texas", "Utah"], ["Texas"]]);
  });

  it("lists products once the delivery method is chosen [BB-003, BB-004]", () => {
    const chosen = chooseStates(createBundle(CATALOG), ["Texas"]);
    expect(chosen.products).toEqual([]);
    expect(chooseDelivery(chosen, "online").products.map(getProductId)).toEqual([
      "tx-web",
      "tx-net",
      "tx-law",
      "tx-e1",
      "tx-e2",
    ]);
    expect(chooseDelivery(createBundle(CATALOG), "online").products).toEqual([]);
  });

  it("loads the list anew when the states change", () => {
    const state = chooseStates(chooseBundle(["Texas"], "online"), ["Utah"]);
    expect([selectedIds(state), state.delivery]).toEqual([["ut-net", "ut-law"], "online"]);
  });
});

describe("the list", () => {
  it("has the documented fields and the sections base, required, elective [BB-005, BB-006, BB-018, BB-019]", () => {
    const [base, , required, elective] = chooseBundle(["Texas"], "webinar").products;
    expect(base).toEqual({
      section: "base",
      deliveryType: "webinar",
      selected: true,
      required: true,
      outranked: false,
      entryState: "Texas",
      prio: "2",
      craftId: "17",
      cardHours: 24,
      multipleRegulators: false,
      moreInfo: "<p>More</p>",
      productData: {
        productId: "tx-web",
        productHours: 20,
        cost: 40_000,
        maxCost: 15_000,
        productName: "tx-web",
        courseId: "c-tx-web",
        fee: 300,
      },
    });
    expect(required).toMatchObject({
      section: "required",
      required: true,
      multipleRegulators: true,
      deliveryType: null,
    });
    expect(elective).toMatchObject({
      section: "elective",
      required: false,
      multipleRegulators: false,
    });
  });

  it("hides more information where the card says so [BB-018]", () => {
    expect(chooseBundle(["Texas"], "online", [{ ...TEXAS, showMoreInfo: false }]).products[0]?.moreInfo).toBe("");
  });

  it("leaves out products without a price [PR-035]", () => {
    const quotes = [priced("tx-net", 20), null, priced("tx-law", 3, 0), priced("tx-e1", 1, NaN), priced("", 1)];
    const state = chooseDelivery(chooseStates(createBundle({ ...CATALOG, quotes }), ["Texas"]), "online");
    expect(state.products.map(getProductId)).toEqual(["tx-net"]);
  });

  it("keeps a required product that a coupon makes free, and counts nothing for it [BB-022, BB-027]", () => {
    const quotes = [priced("tx-net", 20, 30_000), createQuote({ ...priced("tx-law", 3, 0), originalPrice: 5000 })];
    const state = chooseBundle(["Texas"], "online", CATALOG.cards, quotes);
    expect(selectedIds(state)).toEqual(["tx-net", "tx-law"]);
    expect([state.requiredHours, state.totalText]).toEqual([24, "$300.00"]);
  });

  it("lists a product once, in its strongest section", () => {
    const cards = [
      {
        ...TEXAS,
        electiveProducts: [{ productId: "ut-law" }, { productId: "tx-e1" }, { productId: "tx-e1" }],
      },
      {
        ...UTAH,
        baseProducts: [
          { productId: "tx-net", deliveryType: "online" },
          { productId: "tx-law", deliveryType: "online" },
        ],
      },
    ];
    const { products } = chooseBundle(["Texas", "Utah"], "online", cards);
    expect(products.map((entry) => `${entry.section} ${getProductId(entry)} ${entry.entryState}`)).toEqual([
      "base tx-net Utah",
      "base tx-web Texas",
      "required tx-law Texas",
      "required ut-law Utah",
      "elective tx-e1 Texas",
      "elective ut-e1 Utah",
    ]);
  });

  it("takes null lists and unreadable members for nothing", () => {
    const bare = {
      entryState: "Texas",
      baseProducts: null,
      requiredProducts: undefined,
      minHours: "many",
      baseProductPrio: null,
    };
    expect(chooseBundle(["Texas"], "online", [bare])).toMatchObject({
      products: [],
      requiredHours: 0,
      electivesShown: false,
    });
    const untyped = withoutTypes(createBundle);
    for (const catalog of [null, undefined, {}, { cards: "x", quotes: 1 }, { cards: [null], quotes: [null] }]) {
      expect(chooseDelivery(chooseStates(untyped(catalog), ["Texas"]), "online").products).toEqual([]);
    }
    const chooseAny = withoutTypes(chooseDelivery);
    expect(chooseAny(chooseStates(createBundle(CATALOG), ["Texas"]), "post").delivery).toBeNull();
    expect(withoutTypes(chooseStates)(createBundle(CATALOG), null).states).toEqual([]);
  });
});

describe("automatic selection", () => {
  it("selects the base product of the delivery method and all required products [BB-022]", () => {
    expect(selectedIds(chooseBundle(["Utah"], "online"))).toEqual(["ut-net", "ut-law"]);
    expect(selectedIds(chooseBundle(["Texas"], "webinar")).slice(0, 2)).toEqual(["tx-web", "tx-law"]);
  });

  it("lets the smaller priority text win across states, so that 10 beats 2 [BB-021]", () => {
    expect(selectedIds(chooseBundle(["Texas", "Utah"], "online"))).toContain("ut-net");
    expect(selectedIds(chooseBundle(["Texas", "Utah"], "online"))).not.toContain("tx-net");
  });

  it("takes a blank priority for the worst and the first among equals [BB-021]", () => {
    const winner = (texas: string | number | null, utah: string | null): string | undefined =>
      selectedIds(
        chooseBundle(["Texas", "Utah"], "online", [
          { ...TEXAS, baseProductPrio: texas },
          { ...UTAH, baseProductPrio: utah },
        ]),
      )[0];
    expect([
      winner(null, "9"),
      winner("9", ""),
      winner("5", "5"),
      winner(3, "4"),
      winner("b", "a"),
      winner(null, null),
    ]).toEqual(["ut-net", "tx-net", "tx-net", "tx-net", "ut-net", "tx-net"]);
  });

  it("selects electives one by one until the hours suffice, the list closed [BB-023]", () => {
    const state = chooseBundle(["Texas"], "online");
    expect(selectedIds(state)).toEqual(["tx-net", "tx-law", "tx-e1"]);
    expect(state).toMatchObject({
      requiredHours: 24,
      selectedHours: 24,
      hoursBadge: "positive",
      electivesShown: false,
    });
  });

  it("selects no elective where base and required suffice [BB-023]", () => {
    expect(selectedIds(chooseBundle(["Texas"], "online", [{ ...TEXAS, minHours: 23 }]))).toEqual(["tx-net", "tx-law"]);
  });

  it("selects all electives and shows them where the hours remain short [BB-024, BB-026]", () => {
    const state = chooseBundle(["Texas"], "online", [{ ...TEXAS, minHours: 30 }]);
    expect(selectedIds(state)).toEqual(["tx-net", "tx-law", "tx-e1", "tx-e2"]);
    expect(state).toMatchObject({
      electivesShown: true,
      hoursBadge: "negative",
      requiredHours: 30,
      selectedHours: 26,
    });
  });

  it("takes no required or elective product for a base product, whatever its delivery type [BB-014, BB-021]", () => {
    const typed = { productId: "ut-e1", deliveryType: "webinar" };
    const cards = [{ ...UTAH, minHours: 0, baseProducts: [], electiveProducts: [typed] }];
    expect(chooseBundle(["Utah"], "webinar", cards)).toMatchObject({
      scheduleCourseIds: [],
      selectedHours: 2,
    });
  });

  it("selects no base product of another delivery method [BB-003]", () => {
    expect(selectedIds(chooseBundle(["Utah"], "webinar"))).toEqual(["ut-law", "ut-e1"]);
  });
});

describe("toggling", () => {
  it("selecting a base product deselects the other delivery type of its state [BB-020]", () => {
    const state = toggleProduct(chooseBundle(["Texas"], "online"), "tx-web");
    expect(selectedIds(state)).toEqual(["tx-web", "tx-law", "tx-e1"]);
    expect(selectedIds(toggleProduct(state, "tx-net"))).toEqual(["tx-net", "tx-law", "tx-e1"]);
  });

  it("keeps the base product of the better priority across states, and says so [BB-021]", () => {
    const state = chooseBundle(["Texas", "Utah"], "online");
    expect(toggleProduct(state, "tx-net")).toBe(state);
    expect(state.products.filter((entry) => entry.outranked).map(getProductId)).toEqual(["tx-web", "tx-net"]);
    expect(selectedIds(toggleProduct(toggleProduct(state, "ut-net"), "tx-net"))[0]).toBe("tx-net");
  });

  it("gives way to a better base product of another state [BB-021]", () => {
    const texasOnly = toggleProduct(toggleProduct(chooseBundle(["Texas", "Utah"], "online"), "ut-net"), "tx-net");
    const bases = toggleProduct(texasOnly, "ut-net").products.filter(
      (entry) => entry.section === "base" && entry.selected,
    );
    expect(bases.map(getProductId)).toEqual(["ut-net"]);
  });

  it("takes out and puts back any product, and adds no elective on its own [BB-023, BB-026]", () => {
    const short = toggleProduct(chooseBundle(["Texas"], "online"), "tx-e1");
    expect(selectedIds(short)).toEqual(["tx-net", "tx-law"]);
    expect(short).toMatchObject({ hoursBadge: "negative", requiredHours: 24, selectedHours: 23 });
    expect(toggleProduct(short, "tx-e1").hoursBadge).toBe("positive");
  });

  it("ranks base products only, and only against a selected base product [BB-021]", () => {
    const both = chooseBundle(["Texas", "Utah"], "online", [UTAH, TEXAS]);
    expect(selectedIds(toggleProduct(both, "tx-law"))).not.toContain("tx-law");
    expect(selectedIds(toggleProduct(toggleProduct(both, "tx-law"), "tx-law"))).toContain("tx-law");
    expect(toggleProduct(both, "ut-net").products.some((entry) => entry.outranked)).toBe(false);
  });

  it("lets a base product of the same state take over, whatever its priority [BB-020, BB-021]", () => {
    const second = { ...TEXAS, baseProducts: [{ productId: "ut-net", deliveryType: "webinar" }], baseProductPrio: "9" };
    const twoCards = createBundle({ ...CATALOG, cards: [TEXAS, second] });
    const state = chooseDelivery(chooseStates(twoCards, ["Texas"]), "online");
    expect(state.products.some((entry) => entry.outranked)).toBe(false);
    expect(selectedIds(toggleProduct(state, "ut-net"))[0]).toBe("ut-net");
  });

  it("leaves the state alone for an unknown product", () => {
    const state = chooseBundle(["Texas"], "online");
    expect(toggleProduct(state, "nothing")).toBe(state);
  });

  it("changes nothing of the state before", () => {
    const state = chooseBundle(["Texas"], "online");
    const before = JSON.stringify(state);
    toggleProduct(state, "tx-web");
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe("hours, total and cart", () => {
  it("requires the base and all required hours, never below a card's minimum [BB-025]", () => {
    const free = [
      { ...TEXAS, minHours: 0 },
      { ...UTAH, minHours: null },
    ];
    expect(chooseBundle(["Texas"], "online", free).requiredHours).toBe(23);
    expect(chooseBundle(["Texas", "Utah"], "online", free).requiredHours).toBe(25);
    expect(
      chooseBundle(["Texas", "Utah"], "online", [
        { ...TEXAS, minHours: 10 },
        { ...UTAH, minHours: "25.5" },
      ]).requiredHours,
    ).toBe(25.5);
  });

  it("requires the same hours when a base or required product is taken out [BB-025]", () => {
    const state = chooseBundle(["Texas"], "online", [{ ...TEXAS, minHours: 0 }]);
    expect(toggleProduct(toggleProduct(state, "tx-net"), "tx-law")).toMatchObject({
      requiredHours: 23,
      selectedHours: 0,
      hoursBadge: "negative",
    });
  });

  it("follows the hours of the base product that is selected [BB-025]", () => {
    const quotes = QUOTES.map((quote) => (quote.title === "tx-web" ? { ...quote, seatHours: 28 } : quote));
    const state = toggleProduct(chooseBundle(["Texas"], "online", CATALOG.cards, quotes), "tx-web");
    expect(state).toMatchObject({ requiredHours: 31, selectedHours: 32 });
  });

  it("adds tenths of hours exactly [BB-026]", () => {
    const quotes = [priced("tx-net", 0.1), priced("tx-law", 0.2)];
    const state = chooseBundle(["Texas"], "online", [{ ...TEXAS, minHours: 0.3 }], quotes);
    expect(state).toMatchObject({ selectedHours: 0.3, requiredHours: 0.3, hoursBadge: "positive" });
  });

  it("adds the selected base product and all other selected ones, fees apart, with 2 decimals [BB-027, BB-028]", () => {
    expect(chooseBundle(["Texas"], "online")).toMatchObject({ total: 37_000, totalText: "$370.00" });
    expect(chooseBundle(["Texas", "Utah"], "online")).toMatchObject({
      total: 44_050,
      totalText: "$440.50",
    });
  });

  it("hands the cart products, courses and states, each once [CP-019]", () => {
    const quotes = QUOTES.map((quote) => ({
      ...quote,
      courseIds: quote.title === "tx-e1" ? [] : ["c-same"],
    }));
    expect(chooseBundle(["Texas"], "online", CATALOG.cards, quotes).cart).toEqual({
      enabled: true,
      confirm: false,
      productIds: ["tx-net", "tx-law", "tx-e1"],
      courseIds: ["c-same"],
      states: ["Texas"],
    });
  });

  it("disables the cart while nothing is selected [BB-010]", () => {
    const state = selectedIds(chooseBundle(["Utah"], "online")).reduce(toggleProduct, chooseBundle(["Utah"], "online"));
    expect(state).toMatchObject({
      total: 0,
      totalText: null,
      hoursBadge: "negative",
      cart: { enabled: false, confirm: false },
    });
  });

  it("asks before a cart that is short of hours [BB-011]", () => {
    const state = toggleProduct(chooseBundle(["Texas"], "online"), "tx-law");
    expect(state.cart).toMatchObject({ enabled: true, confirm: true });
  });

  it("warns while a required product of a state with several regulators is selected [BB-007]", () => {
    const state = chooseBundle(["Texas"], "online");
    expect([state.regulatorWarnings, toggleProduct(state, "tx-law").regulatorWarnings]).toEqual([["tx-law"], []]);
    const elective = [
      {
        ...UTAH,
        minHours: 30,
        electiveProducts: [{ productId: "ut-e1", multipleRegulators: true }],
      },
    ];
    expect(chooseBundle(["Utah"], "online", elective).regulatorWarnings).toEqual([]);
  });

  it("names the courses of webinar base products, selected or not [BB-014]", () => {
    expect([
      chooseBundle(["Texas"], "online").scheduleCourseIds,
      chooseBundle(["Utah"], "online").scheduleCourseIds,
    ]).toEqual([["c-tx-web"], []]);
  });
});

describe("repriceBundle", () => {
  const CHEAPER = QUOTES.map((quote) => createQuote({ ...quote, discountPrice: quote.discountPrice - 1000 }));

  it("keeps the selection at other prices [CP-026]", () => {
    const state = toggleProduct(chooseBundle(["Texas"], "online"), "tx-web");
    const next = repriceBundle(state, CHEAPER);
    expect([selectedIds(next), next.total]).toEqual([selectedIds(state), state.total - 3000]);
    expect(chooseStates(next, ["Utah"]).total).toBe(37_050);
  });

  it("takes a price of 0 where a coupon makes a product free [BB-022, CP-026]", () => {
    const state = chooseBundle(["Texas"], "online");
    const free = QUOTES.map((quote) => createQuote({ ...quote, discountPrice: 0 }));
    const next = repriceBundle(state, free);
    expect([selectedIds(next), next.total, next.totalText]).toEqual([selectedIds(state), 0, "$0.00"]);
  });

  it("keeps the old price where there is no new one [CP-031]", () => {
    const state = chooseBundle(["Texas"], "online");
    expect(repriceBundle(state, [null, priced("tx-net", 20, 29_000)]).total).toBe(state.total - 1000);
  });

  it("loads the list where prices come after the choice [BB-004]", () => {
    const early = chooseBundle(["Texas"], "online", CATALOG.cards, []);
    expect(repriceBundle(early, QUOTES)).toEqual(chooseBundle(["Texas"], "online"));
  });
});
