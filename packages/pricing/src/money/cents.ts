/** A whole number of US cents. Every amount between the wire and `formatPrice` is of this unit. */
export type Cents = number;

/** One billion dollars. Above it an amount is taken for garbage, so that all sums here stay exact integers. */
const LARGEST: Cents = 100_000_000_000;

/** Whether a value is an amount that this package calculates with: a whole number of cents, 0 or more. */
export function isCents(value: unknown): value is Cents {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= LARGEST;
}
