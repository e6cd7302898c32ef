import { asText } from "../wire.ts";

/** Fills in the `{names}` of a text; a name without a value becomes empty, so that nobody reads a placeholder. Never throws. */
export function fill(text: unknown, values: Readonly<Record<string, unknown>>): string {
  return asText(text).replaceAll(/\{(\w+)\}/g, (_, name: string) => asText(values[name]));
}
