import { asText } from "../wire.ts";
import type { Cents } from "./cents.ts";
import { roundCents } from "./round-cents.ts";

const DECIMAL = /^(?=\.?\d)(\d*)(?:\.(\d*))?$/;

/**
 * Converts dollars from the wire to cents: a number or a plain decimal string, half a cent rounded up. Reads the
 * decimal digits, never the binary fraction, so that 1.005 is $1.01.
 * Null for everything else: NaN, negative amounts, amounts above a billion dollars, signs, exponents, currency signs,
 * blanks, other types.
 * For other apps that call the commerce service themselves; the sites use `quoteFromPrice`.
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
  // The third decimal alone decides between up and down, so the rest can be cut off.
  const thousandths = Number(dollars + fraction.slice(0, 3).padEnd(3, "0"));
  const cents = roundCents(thousandths, 10);
  // A rounded 0 also means that the amount is too large.
  return cents > 0 || thousandths < 5 ? cents : null;
}
