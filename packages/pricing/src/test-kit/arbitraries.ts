import * as fc from "fast-check";
import { cents, type Cents } from "../money/money.ts";
import { createQuote, type Quote } from "../quote/quote.ts";
import { aPriceSet } from "./builders.ts";

/** Amounts in whole cents, up to $2,000, often 0 and often equal to one another. */
export function amounts(): fc.Arbitrary<Cents> {
  const usual = { weight: 4, arbitrary: fc.integer({ min: 0, max: 200_000 }) };
  return fc.oneof(usual, fc.constantFrom(0, 4900, 5900)).map(cents);
}

const text = fc.string({ unit: "grapheme-ascii" }).map((one) => one.trim());
const id = fc.stringMatching(/^[a-z]{1,3}-\d{1,4}$/);

/**
 * Quotes that commerce may return: any amounts, including "no price", and coupons of both kinds. The price after
 * coupons may even be above the one before, so that no rule relies on it.
 */
export function quotes(): fc.Arbitrary<Quote> {
  const code = fc.stringMatching(/^[A-Z]{3,6}\d{1,2}$/);
  const reason = fc.constantFrom("expired", "not-yet", "not-this-product", "unknown-to-commerce" as const);
  const refused = fc.array(fc.record({ code, reason }), { minLength: 1, maxLength: 3 });
  const facts = fc.record({
    productIds: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
    courseIds: fc.uniqueArray(id, { maxLength: 3 }),
    title: text,
    originalPrice: amounts(),
    discountPrice: amounts(),
    maxPrice: amounts(),
    productFees: amounts(),
    discountType: fc.constantFrom("PERCENT" as const, "FLAT" as const),
    offPercent: fc.option(fc.integer({ min: 1, max: 100 })),
    couponCode: fc.option(code),
    feeDescription: text,
    filterType: text,
    app: fc.constantFrom("RE", "IN", ""),
    disableRsa: fc.boolean(),
    seatHours: fc.nat({ max: 200 }),
  });
  const rest = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.record({ refused }) });
  return fc.tuple(facts, rest).map(([known, optional]) => createQuote({ ...known, ...optional }));
}

/** Possible responses of commerce for a set of products, in dollars, each with the quote that it must be read as. */
export function pricedSets(): fc.Arbitrary<{ readonly quote: Quote; readonly answer: ReturnType<typeof aPriceSet> }> {
  return quotes()
    .filter(({ originalPrice, discountPrice }) => originalPrice > 0 || discountPrice === 0)
    .map((quote) => ({ quote, answer: aPriceSet(quote) }));
}
