import { describe, expect, it } from "vitest";
import type { QuoteFacts } from "../quote/quote.ts";
import { COURSE, buildOptions, buildQuote, WITH_COUPON } from "../testing/quotes.ts";
import { explainPrice } from "./explain-price.ts";

function sentences(facts: Partial<QuoteFacts>, options = buildOptions()): string[] {
  const { rule, final, compareAt } = explainPrice(buildQuote({ ...COURSE, ...facts }), options);
  return [rule, final.sentence, compareAt.sentence];
}

describe("explainPrice", () => {
  it("names the coupon that made the discount price final [PR-009]", () => {
    expect(sentences({ couponCode: "SAVE10" }, WITH_COUPON)).toEqual([
      "coupon",
      "The price is $49, the price after coupons (SAVE10): the checkout link has a coupon under hc.",
      "$59 is crossed out: it is the price before coupons.",
    ]);
  });

  it("says that a coupon which lowers nothing strikes neither the original nor the list price [PR-009, PR-012]", () => {
    expect(sentences({ discountPrice: 5900 }, WITH_COUPON)).toEqual([
      "coupon",
      "The price is $59, the price after coupons: the checkout link has a coupon under hc.",
      "Nothing is crossed out: the coupon lowers nothing, and with a coupon in the link the list price is not crossed out.",
    ]);
  });

  it("names the list price that is struck without a coupon [PR-010]", () => {
    expect(sentences({ couponCode: "UNUSED" })).toEqual([
      "list-price",
      "The price is $59, the price before coupons: the checkout link has no coupon under hc.",
      "$79 is crossed out: it is the list price.",
    ]);
  });

  it("says why a list price is not struck [PR-011, PR-012]", () => {
    expect(sentences({ maxPrice: 100 }).at(2)).toBe("Nothing is crossed out: the list price is not above it.");
    expect(sentences({ maxPrice: 0 }).at(0)).toBe("full-price");
    expect(sentences({ maxPrice: 5900 })).toMatchObject({
      0: "full-price",
      2: "Nothing is crossed out: there is no other price.",
    });
  });

  it("says of a price of $0 which coupon gave it [PR-009]", () => {
    expect(sentences({ discountPrice: 0, couponCode: "FREE" }, WITH_COUPON)).toEqual([
      "coupon",
      "The price is $0, the price after coupons (FREE): the checkout link has a coupon under hc.",
      "$59 is crossed out: it is the price before coupons.",
    ]);
  });

  it("sends whoever writes dollars for cents to the right place", () => {
    expect(sentences({ originalPrice: 129.5 })[1]).toBe(
      "No price is shown: originalPrice is 129.5, and amounts are whole cents: `toCents` makes them of dollars.",
    );
    expect(sentences({ maxPrice: NaN })[1]).toContain("maxPrice is no number");
  });

  it("says that there is no price [PR-031]", () => {
    expect(sentences({ originalPrice: 0, discountPrice: 0 }, WITH_COUPON)[0]).toBe("no-price");
    expect(explainPrice(null, buildOptions())).toEqual({
      rule: "no-price",
      display: null,
      final: { cents: null, sentence: "No price is shown: the commerce service gave none." },
      compareAt: { cents: null, sentence: "Nothing is crossed out: there is no price." },
    });
  });

  it("writes the words of an app where it has its own, and its own alone", () => {
    const texts = { "final.code": "{price} mit {code}, {parameter}, {other}." };
    const { final, compareAt } = explainPrice(buildQuote({ ...COURSE, couponCode: "SAVE10" }), WITH_COUPON, texts);
    expect(final.sentence).toBe("$49 mit SAVE10, hc, .");
    expect(compareAt.sentence).toBe("$59 is crossed out: it is the price before coupons.");
  });
});
