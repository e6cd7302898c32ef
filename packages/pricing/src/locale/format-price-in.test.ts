import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, formatPrice, formatTotal } from "../money/money.ts";
import { toDecimal } from "../testing/decimal.ts";
import { formatPriceIn, formatTotalIn } from "./index.ts";

const LOCALES = ["en-US", "es-US", "de-DE", "fr-CA", "ja-JP", "en-IN", "ar-EG", "de-CH", "hi-IN-u-nu-deva"];
const amount = fc.integer({ min: 0, max: 100_000_000_000 }).map(cents);

/** The digits of a text in the locale's own script, without separators. */
function toLocaleDigits(text: string, locale: string): string {
  const digits = Array.from({ length: 10 }, (_, digit) => new Intl.NumberFormat(locale).format(digit));
  return [...text].flatMap((sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : [])).join("");
}

describe("a price of a locale", () => {
  it("is that of formatPrice and formatTotal in American English, for every amount [PR-008]", () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(formatPriceIn(value, "en-US")).toBe(formatPrice(value));
        expect(formatTotalIn(value, "en-US")).toBe(formatTotal(value));
      }),
    );
  });

  it("has the amount's own digits in every locale, cents only where there are some", () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...LOCALES), (value, locale) => {
        const exact = toDecimal(BigInt(value));
        expect(toLocaleDigits(formatTotalIn(value, locale), locale)).toBe(exact.replace(".", ""));
        expect(toLocaleDigits(formatPriceIn(value, locale), locale)).toBe(exact.replace(/\.00$/, "").replace(".", ""));
      }),
    );
  });

  it("is written as its readers write dollars", () => {
    const plain = (text: string): string => text.replaceAll(/\s/gu, " ");
    const price = cents(129_950);
    expect(["es-US", "de-DE", "fr-CA", "en-IN"].map((locale) => plain(formatPriceIn(price, locale)))).toEqual([
      "$1,299.50",
      "1.299,50 $",
      "1 299,50 $ US",
      "$1,299.50",
    ]);
    expect(plain(formatPriceIn(cents(4900), "de-DE"))).toBe("49 $");
    expect(plain(formatTotalIn(cents(4900), "de-DE"))).toBe("49,00 $");
  });

  it("is American English where the locale is none, and nothing where there is no amount", () => {
    expect(formatPriceIn(cents(4900), "no locale")).toBe("$49");
    expect(formatTotalIn(cents(4900), "")).toBe("$49.00");
    expect([NaN, -1, 0.5, 1e12].map((value) => formatPriceIn(cents(value), "de-DE"))).toEqual(["", "", "", ""]);
    expect(formatTotalIn(cents(0.5), "de-DE")).toBe("");
  });
});
