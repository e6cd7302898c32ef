/** Dollars as they stand in the catalog, in whole cents: the engine never calculates with fractions of a dollar. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Cents as dollars of the wire. */
export function toDollars(cents: number): number {
  return cents / 100;
}
