import { asText } from "../wire.ts";
import type { Cents } from "./cents.ts";
import { roundCents } from "./round-cents.ts";

const DECIMAL = /^(?=\.?\d)(\d*)(?:\.(\d*))?$/;

/**
 * Dollars as the wire writes them to cents: a number or a plain decimal string, half a cent upward.
 * Reads the decimal digits, never the binary fraction, so that 1.005 is $1.01.
 * Null for everything else: NaN, negative, above a billion dollars, signs, exponents, currency marks, blanks,
 * other types.
 * For other apps that read the commerce service themselves; the sites read it by `quoteFromPrice`.
 *
 * @example
 * toCents(49.99)   // 4999
 * toCents("1.005") // 101
 * toCents("$49")   // null
 */
export function toCents(value: unknown): Cents | null {
  const match = DECIMAL.exec(asText(value));
  if (!match) return null;

  const [, dollars = "", fraction = ""] = match;
  // The third decimal alone decides between up and down, so that the rest may be cut.
  const thousandths = Number(dollars + fraction.slice(0, 3).padEnd(3, "0"));
  const cents = roundCents(thousandths, 10);
  // A rounded 0 also stands for too much.
  return cents > 0 || thousandths < 5 ? cents : null;
}
