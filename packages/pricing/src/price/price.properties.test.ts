import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toDecimal } from "../testing/decimal.ts";
import { amounts, quotes } from "../test-kit/arbitraries.ts";
import { buildOptions } from "../testing/quotes.ts";
import { describePrice, type PriceDisplay } from "./describe-price.ts";
import { explainPrice } from "./explain-price.ts";
import { percentOff } from "./savings.ts";

const options = fc
  .record({
    checkoutLink: fc.constantFrom("", "/checkout", "/checkout?hc=A"),
    showFee: fc.boolean(),
  })
  .map(buildOptions);

function listTexts(display: Partial<PriceDisplay>): string[] {
  const { affirm, klarna, ...rest } = display;
  return [...Object.values(rest), affirm?.text, klarna?.text].filter((value) => typeof value === "string");
}

describe("every price", () => {
  it("is none exactly where original and discount price are 0, else has a struck price above it or none [PR-012, PR-031]", () => {
    fc.assert(
      fc.property(quotes(), options, (quote, option) => {
        const display = describePrice(quote, option);
        expect(display === null).toBe(quote.originalPrice + quote.discountPrice === 0);
        if (display === null) return;
        expect([quote.originalPrice, quote.discountPrice]).toContain(display.final);
        expect(display.compareAt ?? Infinity).toBeGreaterThan(display.final);
      }),
      { numRuns: 1000 },
    );
  });

  it("never prints $0 but for a price of 0, a minus sign or NaN [PR-027, PR-031]", () => {
    fc.assert(
      fc.property(quotes(), options, (quote, option) => {
        const display = describePrice(quote, option);
        // A quarter of one cent is nothing to print, but no product costs one cent.
        if (display === null || display.final === 1) return;
        const { finalText, originalText, discountText, ...derived } = display;
        expect([finalText, originalText, discountText].map((text) => text === "$0")).toEqual(
          [display.final, quote.originalPrice, quote.discountPrice].map((amount) => amount === 0),
        );
        const printed = [finalText, originalText, discountText].join(" ");
        expect(printed).not.toMatch(/-\$|\$-|NaN/);
        expect(listTexts(derived).filter((text) => /\$0(?!\.)|\$0\.00|-\$|\$-|NaN|undefined|null/.test(text))).toEqual(
          [],
        );
      }),
      { numRuns: 1000 },
    );
  });

  it("has a badge that the crossed-out price bears out, or words that say what else it counts from [PR-020, PR-021]", () => {
    fc.assert(
      fc.property(quotes(), options, (quote, option) => {
        const display = describePrice(quote, option);
        if (display === null || display.badgeText === null || display.badgeNote !== null) return;
        const compareAt = BigInt(display.compareAt ?? 0);
        const saved = compareAt - BigInt(display.final);
        expect(display.badgeText.replace(",", "")).toBe(
          quote.discountType === "FLAT" ? `$${toDecimal(saved).replace(".00", "")}` : `${(saved * 100n) / compareAt}%`,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it("saves between 0 and 100 whole percent, never more than the exact share [PR-020]", () => {
    fc.assert(
      fc.property(amounts(), amounts(), (base, price) => {
        const percent = BigInt(percentOff(base, price));
        const exact = BigInt(Math.max(base - price, 0)) * 100n;
        expect(percent >= 0n && percent <= 100n).toBe(true);
        expect(percent * BigInt(base) <= exact && exact < (percent + 1n) * BigInt(base || 1)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("is explained with the figures it is printed with", () => {
    fc.assert(
      fc.property(quotes(), options, (quote, option) => {
        const explained = explainPrice(quote, option);
        expect(explained.display).toEqual(describePrice(quote, option));
        expect(explained.final.cents).toBe(explained.display?.final ?? null);
        expect(explained.compareAt.cents).toBe(explained.display?.compareAt ?? null);
        expect(explained.final.sentence).toContain(explained.display?.finalText ?? "No price");
        expect(explained.compareAt.sentence).toContain(explained.display?.compareAtText ?? "Nothing");
        expect(explained.final.sentence + explained.compareAt.sentence).not.toMatch(/undefined|null|NaN/);
      }),
    );
  });
});
