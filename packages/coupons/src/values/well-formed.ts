/**
 * Replaces each lone half of a surrogate pair with the replacement character: such a half cannot be encoded, so it
 * could not be read back from a link as the same code.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
