/**
 * A whole number of US cents. Every amount between the wire and `formatPrice` is of this unit. A plain number is none, so
 * that dollars cannot be printed as cents: `toCents` makes them of dollars, `cents` says it of a number. `__unit` is there for the compiler alone.
 */
export type Cents = number & { readonly __unit: "US cents" };

/**
 * Says of a number that it is US cents: for amounts that an app writes or calculates itself. It checks nothing, as in every
 * amount: what is no whole number of 0 or more prints as nothing.
 *
 * @example formatPrice(cents(4900)) // "$49"
 */
export function cents(amount: number): Cents {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this is the one place where a number is said to be cents
  return amount as Cents;
}

/** One billion dollars. Above it an amount is taken for garbage, so that all sums here stay exact integers. */
const LARGEST = 100_000_000_000;

/** Whether a value is an amount that this package calculates with: a whole number of cents, 0 or more. */
export function isCents(value: unknown): value is Cents {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= LARGEST;
}
