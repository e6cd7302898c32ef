import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describePrice } from "../price/describe-price.ts";
import { quotes } from "../test-kit/arbitraries.ts";
import { aQuote } from "../test-kit/index.ts";
import { describePriceIn, PRICE_WORDS } from "./index.ts";

const options = fc.record({
  checkoutLink: fc.constantFrom("", "/checkout", "/checkout?hc=A"),
  showFee: fc.boolean(),
  feeLabel: fc.constantFrom("fee", "", " state fee "),
});

describe("a price in another language", () => {
  it("is the answer of describePrice to the letter where no language is given, for every quote [PR-008, PR-013, PR-023]", () => {
    fc.assert(
      fc.property(quotes(), options, (quote, option) => {
        expect(describePriceIn(quote, option)).toEqual(describePrice(quote, option));
        expect(describePriceIn(quote, option, { words: PRICE_WORDS })).toEqual(describePrice(quote, option));
      }),
      { numRuns: 1000 },
    );
    expect(describePriceIn(null, { checkoutLink: "" })).toBeNull();
  });

  it("keeps every figure, and what is not printed, in whatever words and locale", () => {
    const figures = (display: ReturnType<typeof describePrice>) =>
      JSON.stringify(display, (_, value: unknown) => (typeof value === "string" ? "text" : value));
    const words = { save: "Ahorre {percent}% hoy", klarna: "{amount}", fee: "{label}: {amount}" };
    fc.assert(
      fc.property(quotes(), options, fc.constantFrom("de-DE", "ja-JP", "no locale"), (quote, option, locale) => {
        expect(figures(describePriceIn(quote, option, { locale, words }))).toBe(figures(describePrice(quote, option)));
      }),
    );
  });

  it("has the words and the signs of its readers", () => {
    const quote = aQuote({ discountPrice: 9675, productFees: 750 });
    const words = { save: "{percent} % sparen", fee: "+ {amount} {label}", affirm: "Ab {amount} im Monat" };
    const option = { checkoutLink: "/checkout?hc=A", feeLabel: "Gebühr" };
    const display = describePriceIn(quote, option, { locale: "de-DE", words });

    expect(display).toMatchObject({
      finalText: "96,75\u00a0$",
      compareAtText: "129\u00a0$",
      feeText: "+ 7,50\u00a0$ Gebühr",
      saveText: "25 % sparen",
      affirm: { text: "Ab 9\u00a0$ im Monat", longText: "As low as 9\u00a0$/mo with" },
      klarna: { text: "4 interest-free payments of 24,19\u00a0$ with" },
    });
  });

  it("leaves out a name that nothing fills, so that no visitor reads a placeholder", () => {
    const words = { save: "Save {x}! {percent}%" };
    const display = describePriceIn(aQuote({ discountPrice: 9675 }), { checkoutLink: "" }, { words });
    expect(display?.saveText).toBe("Save ! 25%");
  });
});
