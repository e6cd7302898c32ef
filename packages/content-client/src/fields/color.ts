import { field, type Field } from "./field.ts";
import { readText } from "./text.ts";

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const NAME = /^[a-z]{3,30}$/i;
const FUNCTION = /^(?:rgb|rgba|hsl|hsla|oklch|oklab)\([0-9a-z.,%/ -]{1,60}\)$/i;

/** A CSS color, safe in a style: hexadecimal, a name, rgb(), hsl(), oklch() or oklab(). Null for any other value. */
export function color(about: string): Field<string | null> {
  return field({ about, read: readColor, control: { kind: "color", default: null } });
}

function readColor(value: unknown): string | null {
  const source = readText(value);
  const candidate = /^[0-9a-f]{6}$/i.test(source) ? `#${source}` : source;
  return [HEX, NAME, FUNCTION].some((form) => form.test(candidate)) ? candidate : null;
}
