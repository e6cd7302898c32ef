/** Returns a number unchanged; for everything else NaN, which is neither before nor after any number. */
export function asNumber(value: unknown): number {
  return typeof value === "number" ? value : NaN;
}
