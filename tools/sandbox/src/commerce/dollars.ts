/** Converts the catalog's dollars to whole cents: the engine never calculates with fractions of a dollar. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Converts cents to the API's dollars. */
export function toDollars(cents: number): number {
  return cents / 100;
}
