/** Returns a string unchanged, and "" for any other value, because callers without types may pass anything. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
