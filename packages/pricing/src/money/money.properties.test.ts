import { describe, expect, it } from "vitest";
import { affirmLine, klarnaLine } from "../price/pay-later.ts";
import { ceiling, toDecimal, halfUp } from "../testing/decimal.ts";
import { cents, type Cents, formatPrice, formatTotal, toCents } from "./money.ts";

const UP_TO_TWO_THOUSAND = Array.from({ length: 200_001 }, (_, amount) => cents(amount));

/** The first few differences, so that a failure names its amounts. */
function differences(agrees: (cents: Cents) => boolean): number[] {
  return UP_TO_TWO_THOUSAND.filter((cents) => !agrees(cents)).slice(0, 5);
}

describe("every amount up to $2,000, against exact decimals", () => {
  it("is read from a number and from a decimal string alike", () => {
    expect(
      differences((cents) => {
        const text = toDecimal(BigInt(cents));
        return toCents(text) === cents && toCents(Number(text)) === cents;
      }),
    ).toEqual([]);
  });

  it("is rounded by its third decimal, halves upward", () => {
    expect(
      differences((cents) => {
        const [up, down] = [`${toDecimal(BigInt(cents))}5`, `${toDecimal(BigInt(cents))}4`];
        return toCents(up) === cents + 1 && toCents(Number(up)) === cents + 1 && toCents(down) === cents;
      }),
    ).toEqual([]);
  });

  it("prints its decimal without .00 [PR-008]", () => {
    expect(
      differences((cents) => {
        const text = toDecimal(BigInt(cents));
        const plain = formatPrice(cents).slice(1).replaceAll(",", "");
        return plain === text.replace(/\.00$/, "") && formatTotal(cents).slice(1).replaceAll(",", "") === text;
      }),
    ).toEqual([]);
  });

  it("gives Affirm's ceiling of price x 1.085 / 12 in whole dollars [PR-015]", () => {
    const expected = (cents: number): number => Number(ceiling(BigInt(cents) * 1085n, 1_200_000n)) * 100;
    expect(differences((cents) => affirmLine(cents).monthlyCents === expected(cents))).toEqual([]);
  });

  it("gives Klarna's quarter to the nearest cent [PR-017]", () => {
    const expected = (cents: number): number => Number(halfUp(BigInt(cents), 4n));
    expect(differences((cents) => (klarnaLine(cents)?.installmentCents ?? 0) === expected(cents))).toEqual([]);
  });
});
