import { asText } from "../wire.ts";

/**
 * A whole number of US cents. Every amount between the wire and `formatPrice` has this unit. A plain number does not
 * have this type, so that dollars cannot be printed as cents: `toCents` converts dollars, `cents` marks a number as
 * cents. `__unit` exists for the compiler only.
 */
export type Cents = number & { readonly __unit: "US cents" };

/**
 * Marks a number as US cents, for amounts that an app writes or calculates itself. It checks nothing: an amount that is
 * not a whole number of 0 or more prints as an empty text.
 *
 * @example formatPrice(cents(4900)) // "$49"
 */
export function cents(amount: number): Cents {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this is the one place where a number is said to be cents
  return amount as Cents;
}

/** One billion dollars. A larger amount counts as invalid, so that all sums here stay exact integers. */
const LARGEST = 100_000_000_000;

/** Whether a value is an amount that this package can calculate with: a whole number of cents, 0 or more. */
export function isCents(value: unknown): value is Cents {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= LARGEST;
}

/** Returns `dividend / divisor` without its fraction. Subtracts the remainder first, so that no quotient is rounded. */
export function wholeQuotient(dividend: number, divisor: number): number {
  return (dividend - (dividend % divisor)) / divisor;
}

/**
 * Returns `amount / divisor` in whole cents, half a cent rounded up. Money is rounded only here.
 * Returns 0 if the result is not an amount of money; 0 means "no price" everywhere here.
 * For other apps too.
 *
 * @example
 * roundCents(4999, 4) // 1250: a quarter of $49.99 is $12.4975
 */
export function roundCents(amount: number, divisor = 1): Cents {
  const isSound = Number.isFinite(amount) && Number.isFinite(divisor);
  const rounded = isSound && wholeQuotient(2 * amount + divisor, 2 * divisor);
  return isCents(rounded) ? rounded : cents(0);
}

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
  const rounded = roundCents(thousandths, 10);
  // A rounded 0 also means that the amount is too large.
  return rounded > 0 || thousandths < 5 ? rounded : null;
}

/**
 * Formats cents for visitors: two decimals, without `.00`, with thousands separators. [PR-008]
 * Returns an empty text for anything that is not a whole number of cents of 0 or more.
 *
 * @example
 * formatPrice(cents(129950)) // "$1,299.50"
 * formatPrice(cents(4900))   // "$49"
 */
export function formatPrice(cents: Cents): string {
  return formatTotal(cents).replace(".00", "");
}

/**
 * Formats cents always with both decimals, for totals and installments: `$49.00`. For the builders' totals and
 * pay-later lines, and for other apps. [BB-028, PR-017]
 */
export function formatTotal(cents: Cents): string {
  if (!isCents(cents)) return "";
  const decimal = String(cents).padStart(3, "0").replace(/..$/, ".$&");
  return `$${decimal.replace(/\B(?=(\d{3})+\.)/g, ",")}`;
}
