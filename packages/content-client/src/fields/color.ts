import { field } from "./read.ts";
import { readText } from "./text.ts";

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const NAME = /^[a-z]{3,30}$/i;
const FUNCTION = /^(?:rgb|rgba|hsl|hsla|oklch|oklab)\([0-9a-z.,%/ -]{1,60}\)$/i;

/** A CSS color: hexadecimal, a name, rgb(), hsl(), oklch() or oklab(). Null for anything else, so that it is safe in a style. */
export const color = field((value) => {
  const source = readText(value);
  const candidate = /^[0-9a-f]{6}$/i.test(source) ? `#${source}` : source;
  return [HEX, NAME, FUNCTION].some((form) => form.test(candidate)) ? candidate : null;
});
