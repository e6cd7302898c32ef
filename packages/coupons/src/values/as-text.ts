/** A text as it is; an empty one for everything else. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
