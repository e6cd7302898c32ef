import { field } from "./read.ts";

/** Trimmed text of a string or number, `""` for anything else. */
export function readText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

/** Trimmed text; `""` where there is none. */
export const text = field(readText);

/** Trimmed text; null where there is none. */
export const optionalText = field((value) => readText(value) || null);

/** A text of this length is more than what an editor leaves in a field that looks empty. */
const LONGEST_EMPTY = 10_000;
const EMPTY_HTML = /^(?:\s|&nbsp;|<\/?(?:p|br)\s*\/?>)*$/i;

/** Rich text as the editor wrote it, not yet sanitized: print it with `RichText` only. `""` where nothing would show. */
export const html = field((value) => {
  const source = readText(value);
  return source.length <= LONGEST_EMPTY && EMPTY_HTML.test(source) ? "" : source;
});

/** A date and time as the wire's own text; the host reads it in the brand's time zone. Null where there is none. */
export const dateTime = optionalText;
