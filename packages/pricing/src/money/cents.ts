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
