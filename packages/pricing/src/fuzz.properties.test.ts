import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as pricing from "./index.ts";
import { isCents } from "./money/money.ts";
import { CATALOG } from "./testing/bundles.ts";
import { withoutTypes } from "./testing/without-types.ts";
import { COURSE, WITH_COUPON } from "./testing/quotes.ts";

const { chooseDelivery, chooseStates, chooseStudyState, createBundle, createStudyPlan, describePrice, formatPrice } =
  pricing;
const ROW = { state: "Texas", courseType: "Broker", duration: "1 Week", productId: "p1", coupon: "OWN" };

/** Any value, including those that cannot be converted to a text or a number. */
const foreign = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.constantFrom<unknown[]>(NaN, -1, 0.5, Infinity, "49", null, undefined, [null], "%&\u0000\ud800", Symbol("x")),
);
/** A valid object with some members of other types. */
const nearly = (valid: object): fc.Arbitrary<object> =>
  fc.dictionary(fc.constantFrom(...Object.keys(valid)), foreign).map((wrong) => ({ ...valid, ...wrong }));
const catalogs = fc.record({
  cards: fc.oneof(foreign, fc.array(nearly(CATALOG.cards[0] ?? {}), { maxLength: 3 })),
  quotes: fc.oneof(foreign, fc.array(nearly(COURSE), { maxLength: 3 }), fc.constant(CATALOG.quotes)),
});
const anything = fc.oneof(foreign, nearly(COURSE), nearly(WITH_COUPON), catalogs, fc.array(nearly(ROW)));

const bundles = catalogs.map((catalog) =>
  chooseDelivery(chooseStates(withoutTypes(createBundle)(catalog), ["Texas"]), "online"),
);
const plans = fc.array(nearly(ROW)).map((rows) => chooseStudyState(withoutTypes(createStudyPlan)(rows), "Texas"));
/** The builders' functions take a state first, which must be one that they returned. */
const firstArguments: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  chooseDelivery: bundles,
  chooseStates: bundles,
  repriceBundle: bundles,
  toggleProduct: bundles,
  toggleState: bundles,
  chooseCourseType: plans,
  chooseDuration: plans,
  chooseStudyState: plans,
  studyPlanPriceSets: plans,
};
const functions = Object.entries(pricing).flatMap(([name, value]) =>
  typeof value === "function" ? [[name, withoutTypes<unknown>(value)] as const] : [],
);

describe("whatever is handed over", () => {
  it.each(functions)("%s does not throw", (name, call) => {
    const rest = fc.array(anything, { maxLength: 3 });
    fc.assert(
      fc.property(firstArguments[name] ?? anything, rest, (first, others) => {
        expect(() => call(first, ...others)).not.toThrow();
      }),
    );
    expect(() => (name in firstArguments ? null : call())).not.toThrow();
  });

  it("a price is one of the quote's own amounts in whole cents, or none [PR-031]", () => {
    fc.assert(
      fc.property(fc.oneof(nearly(COURSE), foreign), fc.oneof(nearly(WITH_COUPON), foreign), (quote, options) => {
        const display = withoutTypes(describePrice)(quote, options);
        if (display === null) return;
        // A coupon may leave nothing to pay.
        expect(isCents(display.final) && display.final >= 0).toBe(true);
        expect(Object.values(quote ?? {})).toContain(display.final);
        expect(display.finalText).toBe(formatPrice(display.final));
        expect(display.compareAt ?? Infinity).toBeGreaterThan(display.final);
      }),
      { numRuns: 300 },
    );
  });
});
