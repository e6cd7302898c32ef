/** Returns a text unchanged; for everything else an empty text. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Returns a number unchanged; for everything else NaN, which is neither before nor after any number. */
export function asNumber(value: unknown): number {
  return typeof value === "number" ? value : NaN;
}

/**
 * Replaces each lone half of a surrogate pair with the replacement character: such a half cannot be encoded, so it
 * could not be read back from a link as the same code.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
