import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as emailed from "./emailed/index.ts";
import * as events from "./events/index.ts";
import * as explain from "./explain/index.ts";
import * as coupons from "./index.ts";
import { withoutTypes } from "./testing/without-types.ts";

const { checkoutCodes, checkoutLink, DEFAULT_COUPON_POLICY: policy, splitCodes } = coupons;

/** Any value, including those that cannot be converted to a text or a number. */
const foreign = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.constantFrom<unknown[]>(NaN, -1, Infinity, 8.64e15, "A,b", "/checkout?hc=%&%zz", null, undefined, Symbol("x")),
);
/** A valid object with some members of other types. */
const nearly = (valid: object): fc.Arbitrary<object> =>
  fc.dictionary(fc.constantFrom(...Object.keys(valid)), foreign).map((wrong) => ({ ...valid, ...wrong }));
const override = { code: "P", starts: 1, ends: null };
const sources = { url: "/?hc=A", craft: "B", builderCategories: ["C"], globalBanner: "D", emailCapture: "E", override };
const options = { codes: ["A"], policy, pageUrl: "/", replaced: [], bundleCoupon: "X", productIds: ["7"], state: "TX" };
const anything = fc.oneof(
  foreign,
  fc.array(foreign),
  nearly(sources),
  nearly(options),
  nearly({ starts: 1, ends: 9, reset: { ends: 12 }, switchedOn: true, hideStickyBanner: false, show: true }),
  nearly({ coupon: "A", submitted: 1, countdownDays: 3, percentage: 20 }),
  nearly({ collected: ["A"], emailed: "B", event: "C" }),
  nearly({ override: "A", own: "B", emailed: ["C"] }),
  nearly({ policy, keepsEmailed: true, isEmailedExpired: false, link: "/checkout?hc=A" }),
  nearly(coupons.collectCoupons(sources)),
  nearly(override),
);

// `runAt` is not a query: it starts the timers of its host.
const { runAt: _, ...queries } = coupons;
const functions = [queries, emailed, events, explain].flatMap((entry) =>
  Object.entries(entry).flatMap(([name, value]) =>
    typeof value === "function" ? [[name, withoutTypes<unknown>(value)] as const] : [],
  ),
);

describe("whatever is handed over", () => {
  test.each(functions)("%s does not throw", (_name, call) => {
    const late = fc.array(fc.oneof(anything, fc.constant(2)), { maxLength: 3 });
    fc.assert(
      fc.property(anything, late, (first, others) => {
        expect(() => call(first, ...others)).not.toThrow();
      }),
    );
    expect(() => call()).not.toThrow();
  });

  test("a checkout link keeps its product and carries exactly the codes that are texts [CP-001, CP-002, CP-013]", () => {
    fc.assert(
      fc.property(nearly(options), foreign, (wrong, codes) => {
        const written = withoutTypes(checkoutLink)("/checkout?productId=7", { ...wrong, policy, pageUrl: "/", codes });
        const query = new URL(written, "https://page.example").searchParams;
        const texts = Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : codes;
        const wanted = typeof texts === "string" || Array.isArray(texts) ? coupons.uniqueCodes(texts) : [];
        expect([query.get("productId"), splitCodes(query.get("hc"))]).toEqual(["7", wanted]);
      }),
    );
  });

  test("a foreign source adds no code and takes none from the others [CP-008]", () => {
    const notText = fc.oneof(fc.integer(), fc.boolean(), fc.object(), fc.constantFrom(null, undefined, Symbol("x")));
    fc.assert(
      fc.property(notText, (value) => {
        const given = { ...sources, override: null, craft: value, globalBanner: value };
        expect(withoutTypes(checkoutCodes)(given, 0).codes).toEqual(["E", "A", "C"]);
      }),
    );
  });
});
