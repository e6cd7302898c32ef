import { field, type Field, type FieldType } from "./field.ts";

/** Reads the trimmed text of a string or number; `""` for any other value. */
export function readText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

/** Trimmed text; `fallback` for none. */
export function text(about: string, fallback = ""): Field<string> {
  return field({
    about,
    read: (value) => readText(value) || fallback,
    control: { kind: "text", default: fallback || null },
  });
}

/** Trimmed text; null for none. */
export function optionalText(about: string): Field<string | null> {
  return field({ about, read: (value) => readText(value) || null });
}

/** The longest markup that is tested for emptiness. Fields that editors left empty are shorter. */
const LONGEST_EMPTY = 10_000;
const EMPTY_HTML = /^(?:\s|&nbsp;|<\/?(?:p|br)\s*\/?>)*$/i;

/**
 * Rich text as the editor wrote it, not yet sanitized: render it only with `RichText`. `""` if nothing would be
 * visible.
 */
export function html(about: string): Field<string> {
  return field({
    about,
    read: (value) => {
      const source = readText(value);
      return source.length <= LONGEST_EMPTY && EMPTY_HTML.test(source) ? "" : source;
    },
    control: { kind: "html", default: null },
  });
}

const DATE_TIME: FieldType = { kind: "scalar", scalar: "DateTime" };

/** A date and time as received text; the host parses it in the brand's time zone. Null for none. */
export function dateTime(about: string): Field<string | null> {
  return field({
    about,
    read: (value) => readText(value) || null,
    type: DATE_TIME,
    control: { kind: "date", default: null },
  });
}
