/** A number as it is; NaN, which is neither before nor after any other, for everything else. */
export function asNumber(value: unknown): number {
  return typeof value === "number" ? value : NaN;
}
