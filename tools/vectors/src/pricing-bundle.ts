import * as fc from "fast-check";
import { call, member, type Json, type Spec } from "./spec.ts";

const STATES = ["Texas", "Utah", "Ohio"];
const ids = fc.constantFrom("a", "b", "c", "d", "e");
const ref = fc.record(
  {
    productId: ids,
    deliveryType: fc.constantFrom<unknown[]>("webinar", "online", "Online", "WEBINAR ", "other", null),
    multipleRegulators: fc.constantFrom<unknown[]>(true, false, "true"),
  },
  { requiredKeys: ["productId"] },
);
const base = fc.record({ productId: ids, deliveryType: fc.constantFrom("webinar", "online") });
const card = fc.record(
  {
    entryState: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...STATES) },
      { weight: 1, arbitrary: fc.constantFrom<unknown[]>("", null, " Texas ") },
    ),
    baseProducts: fc.array(fc.oneof(base, ref), { maxLength: 2 }),
    requiredProducts: fc.array(ref, { maxLength: 2 }),
    electiveProducts: fc.array(ref, { maxLength: 2 }),
    baseProductPrio: fc.constantFrom<unknown[]>("", "1", "2", "10", 3, null),
    minHours: fc.constantFrom<unknown[]>(0, 10, 24, "12", -1, null),
    craftId: fc.constantFrom<unknown[]>("17", 18, null),
    showMoreInfo: fc.constantFrom<unknown[]>(true, false, "true"),
    moreInfo: fc.constantFrom<unknown[]>("<p>More</p>", "", null),
  },
  { requiredKeys: ["entryState", "baseProducts"] },
);
const cost = fc.constantFrom(0, 1, 1999, 30_000, 40_050);
const buildQuote = (id: string, hours: unknown, price: number) => ({
  productIds: [id],
  courseIds: id === "e" ? [] : [`c-${id === "d" ? "a" : id}`],
  title: id.toUpperCase(),
  originalPrice: price + 500,
  discountPrice: price,
  maxPrice: 45_000,
  productFees: 300,
  seatHours: hours,
});
const hours = fc.constantFrom<unknown[]>(0, 0.1, 1, 2.5, 10, 20, null);
const quotes = fc
  .tuple(
    fc.subarray(["a", "b", "c", "d", "e"], { minLength: 3 }),
    fc.array(hours, { minLength: 5, maxLength: 5 }),
    fc.array(cost, { minLength: 5, maxLength: 5 }),
  )
  .map(([listed, times, costs]) => listed.map((id, index) => buildQuote(id, times[index] ?? 0, costs[index] ?? 0)));
const odd: readonly unknown[] = [
  null, {}, buildQuote("", 1, 100), { ...(buildQuote("a", 1, 100) as object), originalPrice: 0.5 }, { productIds: ["b"], originalPrice: 0, discountPrice: 0, maxPrice: 0, productFees: 0 },
]; // prettier-ignore
const catalog = fc
  .tuple(fc.array(card, { minLength: 1, maxLength: 2 }), quotes, fc.constantFrom(...odd), fc.boolean())
  .map(([cards, list, other, isOdd]) => ({ cards, quotes: isOdd ? [other, ...list] : list }));

const chosen = fc.constantFrom<unknown[]>(
  ["Texas"],
  ["Texas", "Utah"],
  ["Utah", "Texas"],
  ["Ohio", "Nowhere"],
  STATES,
  STATES,
);
const delivery = fc.constantFrom<unknown[]>("online", "webinar", "online", "webinar", "Online", "mail");
const loaded = fc
  .tuple(catalog, chosen, delivery)
  .map(([list, states, way]) => call("chooseDelivery", call("chooseStates", call("createBundle", list), states), way));
const toggled = fc
  .tuple(loaded, fc.array(ids, { maxLength: 2 }))
  .map(([state, list]) => list.reduce((before: Json, id) => call("toggleProduct", before, id), state));

const NAMED = new Set(["section", "selected", "outranked", "required", "deliveryType", "entryState"]);
/** For a state, what follows from its choices; for a product, its identity and its cost. */
const choices = (answer: Json): Json => {
  const { catalog: _, products, ...rest } = answer as { readonly [name: string]: Json };
  const listed = (products as readonly Json[]).map((entry) => {
    const named = Object.entries(entry as object).filter(([name]) => NAMED.has(name));
    const product = member(entry, "productData");
    return {
      ...Object.fromEntries(named),
      productData: { productId: member(product, "productId"), cost: member(product, "cost") },
    };
  });
  return { ...rest, products: listed };
};
const whole = (answer: Json): Json => {
  const { catalog: _, ...rest } = answer as { readonly [name: string]: Json };
  return rest;
};

const broken: readonly unknown[] = [
  null,
  {},
  { cards: null, quotes: null },
  { cards: [null, {}], quotes: [null] },
  "x",
];

export const bundleSpecs: readonly Spec[] = [
  {
    function: "bundleStates",
    draws: 25,
    inputs: fc.tuple(
      fc.array(card, { maxLength: 3 }).map((cards) => ({ cards, quotes: [] })),
      fc.constantFrom<unknown[]>("", "TEX", "a", " utah ", "x", null),
    ),
    examples: broken.map((list) => [list]),
    rule: () => ["the states that have a card, each once, by a search in any case of letters", "BB-001"],
  },
  {
    function: "createBundle",
    draws: 8,
    inputs: fc.tuple(catalog),
    examples: broken.map((list) => [list]),
    part: whole,
    rule: () => ["nothing is chosen and nothing listed at first", "BB-016"],
  },
  {
    function: "chooseStates",
    draws: 12,
    inputs: fc.tuple(
      fc.oneof(
        loaded,
        catalog.map((list) => call("createBundle", list)),
      ),
      fc.oneof(chosen, fc.constantFrom<unknown[]>([], null)),
    ),
    part: choices,
    rule: () => ["states without a card are ignored, and the list is loaded", "BB-001"],
  },
  {
    function: "toggleState",
    draws: 10,
    inputs: fc.tuple(loaded, fc.constantFrom(...STATES, "Nowhere")),
    part: choices,
    rule: () => ["a state is added to the choice or taken out", "BB-001"],
  },
  {
    function: "chooseDelivery",
    draws: 38,
    inputs: fc.tuple(
      fc.tuple(catalog, chosen).map(([list, states]) => call("chooseStates", call("createBundle", list), states)),
      delivery,
    ),
    part: whole,
    rule: () => ["the best base product, all required ones, and electives until the hours suffice", "BB-022"],
  },
  {
    function: "toggleProduct",
    draws: 40,
    inputs: fc.tuple(toggled, fc.oneof(ids, fc.constant("z"))),
    part: choices,
    rule: () => ["at most one base product is selected; one that is outranked stays out", "BB-021"],
  },
  {
    function: "repriceBundle",
    draws: 14,
    inputs: fc.tuple(
      fc.oneof(
        toggled,
        catalog.map((list) => call("chooseStates", call("createBundle", list), ["Texas"])),
      ),
      quotes,
    ),
    part: whole,
    rule: () => ["the same choice at other prices", "CP-026"],
  },
];
