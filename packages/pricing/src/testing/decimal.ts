/** Exact decimals over BigInt, written without code of the package, to check its sums. */

/** `numerator / denominator` to the nearest whole number, halves rounded up. */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** `numerator / denominator` rounded up to the next whole number. */
export function ceiling(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

/** Cents as "dollars.cents" with two decimals and no separators. */
export function toDecimal(cents: bigint): string {
  return `${cents / 100n}.${(cents % 100n).toString().padStart(2, "0")}`;
}
