/** Returns a text unchanged; for everything else an empty text. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
