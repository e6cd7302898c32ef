/** Text with each half of a surrogate pair replaced by the replacement character: such a half cannot be encoded, so it could not come back from a link as the same code. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
