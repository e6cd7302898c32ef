/** Returns `dividend / divisor` without its fraction. Subtracts the remainder first, so that no quotient is rounded. */
export function wholeQuotient(dividend: number, divisor: number): number {
  return (dividend - (dividend % divisor)) / divisor;
}
