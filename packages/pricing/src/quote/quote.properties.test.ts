import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCents } from "../money/money.ts";
import { toDecimal } from "../testing/decimal.ts";
import { withoutTypes } from "../testing/without-types.ts";
import { quoteFromPrice, quoteFromPriceSet } from "./quote-from-price.ts";

const cents = fc.integer({ min: 0, max: 1_000_000 });
const fee = fc.record({ type: fc.constantFrom("FEE", "UPSELL"), value: fc.anything() });
const product = fc.record({
  _id: fc.anything(),
  pricing: fc.anything(),
  sisterProductList: fc.array(fee),
});
const answers = fc.record({
  display: fc.oneof(fc.anything(), fc.record({ grossTotal: cents, total: cents })),
  lineItemList: fc.oneof(fc.anything(), fc.array(fc.record({ product }))),
  couponList: fc.anything(),
});

/** An amount as the wire may write it. */
function wire(amount: number, asText: boolean): number | string {
  const text = toDecimal(BigInt(amount));
  return asText ? text : Number(text);
}

describe("every price answer", () => {
  it("keeps all amounts exact to the cent, and sums equal their parts [PR-030]", () => {
    const parts = fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(cents, cents, parts, fc.boolean(), (gross, total, lines, asText) => {
        fc.pre(gross > 0 || total === 0);
        const lineItemList = lines.map(([max, value]) => ({
          product: {
            _id: "p",
            pricing: { max: wire(max, asText) },
            sisterProductList: [{ type: "FEE", value: wire(value, asText) }],
          },
        }));
        const display = { grossTotal: wire(gross, asText), total: wire(total, asText) };
        expect(quoteFromPriceSet({ display, lineItemList })).toMatchObject({
          quote: {
            originalPrice: gross,
            discountPrice: total,
            maxPrice: lines.reduce((sum, [max]) => sum + max, 0),
            productFees: lines.reduce((sum, [, value]) => sum + value, 0),
          },
        });
      }),
    );
  });

  it("is one of exactly the products that were asked for, or none", () => {
    const ids: readonly string[] = ["a", "b", "c", "d"];
    const id = fc.constantFrom(...ids);
    const display = { grossTotal: 10, total: 9 };
    fc.assert(
      fc.property(fc.array(id, { minLength: 1 }), fc.array(id, { minLength: 1 }), (asked, named) => {
        const lineItemList = named.map((one) => ({ product: { _id: one } }));
        const result = quoteFromPriceSet({ display, lineItemList }, asked);
        const isSame = ids.every((one) => asked.includes(one) === named.includes(one));
        expect(result.ok).toBe(isSame);
        expect(result.ok ? null : result.error.code).toBe(isSame ? null : "WRONG_PRODUCT");
      }),
    );
  });

  it("is a quote of whole cents or an error, whatever it holds", () => {
    fc.assert(
      fc.property(fc.oneof(answers, fc.anything()), fc.anything(), (answer, ids) => {
        for (const map of [withoutTypes(quoteFromPriceSet), withoutTypes(quoteFromPrice)]) {
          const result = map(answer, ids);
          const amounts = result.ok
            ? [result.quote.originalPrice, result.quote.discountPrice, result.quote.maxPrice]
            : [];
          expect(amounts.every(isCents)).toBe(true);
          expect(result.ok || result.error.message !== "").toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
