/** A text as it is; an empty one for everything else: callers without types hand over anything. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
