import { asText } from "../wire.ts";

/** A text of a catalog with its `{names}` filled in; a name without a value is left empty. Never throws. */
export function fill(text: unknown, values: Readonly<Record<string, unknown>>): string {
  return asText(text).replaceAll(/\{(\w+)\}/g, (_, name: string) => asText(values[name]));
}
