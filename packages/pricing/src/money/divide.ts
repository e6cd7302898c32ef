/** `dividend / divisor` without its fraction. The remainder is taken off first, so that no quotient is rounded. */
export function wholeQuotient(dividend: number, divisor: number): number {
  return (dividend - (dividend % divisor)) / divisor;
}
