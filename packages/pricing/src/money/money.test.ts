import { describe, expect, it } from "vitest";
import { cents, isCents, formatPrice, formatTotal, roundCents, toCents } from "./money.ts";
import { withoutTypes } from "../testing/without-types.ts";

describe("formatPrice", () => {
  it.each([
    [4900, "$49"],
    [4950, "$49.50"],
    [4905, "$49.05"],
    [100, "$1"],
    [5, "$0.05"],
    [0, "$0"],
    [99_999, "$999.99"],
    [100_000, "$1,000"],
    [129_950, "$1,299.50"],
    [123_456_789, "$1,234,567.89"],
  ])("prints %i cents as %s [PR-008]", (amount, text) => {
    expect(formatPrice(cents(amount))).toBe(text);
  });

  it.each([NaN, -1, 0.5, Infinity, 1e12])("prints nothing for %d, which is no amount of cents", (amount) => {
    expect(formatPrice(cents(amount))).toBe("");
    expect(formatTotal(cents(amount))).toBe("");
  });
});

describe("formatTotal", () => {
  it("keeps two decimals always [BB-028]", () => {
    expect([4900, 129_950, 7].map((amount) => formatTotal(cents(amount)))).toEqual(["$49.00", "$1,299.50", "$0.07"]);
  });
});

describe("toCents", () => {
  it.each([
    [49, 4900],
    [49.5, 4950],
    [49.99, 4999],
    ["49.5", 4950],
    [" 49 ", 4900],
    ["5.", 500],
    [".5", 50],
    [0, 0],
    [-0, 0],
    ["0.00", 0],
    [0.004, 0],
    [0.005, 1],
    ["0.0049999", 0],
    [1.005, 101],
    ["1.005", 101],
    [0.1 + 0.2, 30],
    [1_000_000_000, 100_000_000_000],
  ])("reads %j dollars as %i cents, half a cent upward", (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it.each([
    NaN,
    Infinity,
    -1,
    -0.01,
    "",
    " ",
    ".",
    "-1",
    "+1",
    "$49",
    "1,299",
    "1e3",
    "0x10",
    "49 USD",
    "4.9.9",
    1_000_000_001,
    1_000_000_000.005,
    "1000000000.005",
    1e21,
    1e-7,
    null,
    undefined,
    true,
    [49],
    { value: 49 },
    49n,
  ])("answers null for %o, which is no amount of dollars", (value) => {
    expect(toCents(value)).toBeNull();
  });
});

describe("roundCents", () => {
  it("rounds half a cent upward [PR-017]", () => {
    expect([roundCents(4999, 4), roundCents(5002, 4), roundCents(5001, 4), roundCents(12.5), roundCents(7)]).toEqual([
      1250, 1251, 1250, 13, 7,
    ]);
  });

  it.each([NaN, -1, -0.4, Infinity, 1e12])("gives 0 for %d, which comes to no amount", (amount) => {
    expect(roundCents(amount)).toBe(0);
  });

  it.each([["12"], [null], [12, "4"], [{}], [12n]])("gives 0 for %o, which is no number to round", (...given) => {
    expect(withoutTypes(roundCents)(...given)).toBe(0);
  });

  it("gives 0 for a divisor of 0", () => {
    expect(roundCents(100, 0)).toBe(0);
  });
});

describe("isCents", () => {
  it("takes whole numbers from 0 to a billion dollars only", () => {
    expect([0, 1, 1e11].every(isCents)).toBe(true);
    expect([-1, 0.5, NaN, 1e11 + 1, "1", null, undefined].some(isCents)).toBe(false);
  });
});
