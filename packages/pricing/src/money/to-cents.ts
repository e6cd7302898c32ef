import { isCents, type Cents } from "./cents.ts";
import { wholeQuotient } from "./divide.ts";
import { roundCents } from "./round-cents.ts";

const DECIMAL = /^(?=\.?\d)(\d*)(?:\.(\d*))?$/;
/** Below this a number prints itself with an exponent, and is nothing in cents. */
const NOTHING = 0.000_001;

/**
 * Dollars as the wire writes them to cents: a number or a plain decimal string, half a cent upward.
 * Reads the decimal digits, never the binary fraction, so that 1.005 is $1.01.
 * Null for everything else: NaN, negative, above a billion dollars, signs, currency marks, blanks, other types.
 *
 * @example
 * toCents(49.99)   // 4999
 * toCents("1.005") // 101
 * toCents("$49")   // null
 */
export function toCents(value: unknown): Cents | null {
  const match = DECIMAL.exec(decimalText(value));
  if (!match) return null;

  const [, dollars = "", fraction = ""] = match;
  // The third decimal alone decides between up and down, so that the rest may be cut.
  const thousandths = Number(dollars + fraction.slice(0, 3).padEnd(3, "0"));
  return isCents(wholeQuotient(thousandths + 5, 10)) ? roundCents(thousandths, 10) : null;
}

function decimalText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value !== "number") return "";
  return value >= 0 && value < NOTHING ? "0" : String(value);
}
