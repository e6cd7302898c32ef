import { field, type Field, type FieldType } from "./field.ts";

/** Trimmed text of a string or number, `""` for anything else. */
export function readText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

/** Trimmed text; `fallback` where there is none. */
export function text(about: string, fallback = ""): Field<string> {
  return field({
    about,
    read: (value) => readText(value) || fallback,
    control: { kind: "text", default: fallback || null },
  });
}

/** Trimmed text; null where there is none. */
export function optionalText(about: string): Field<string | null> {
  return field({ about, read: (value) => readText(value) || null });
}

/** A text of this length is more than what an editor leaves in a field that looks empty. */
const LONGEST_EMPTY = 10_000;
const EMPTY_HTML = /^(?:\s|&nbsp;|<\/?(?:p|br)\s*\/?>)*$/i;

/** Rich text as the editor wrote it, not yet sanitized: print it with `RichText` only. `""` where nothing would show. */
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

/** A date and time as the wire's own text; the host reads it in the brand's time zone. Null where there is none. */
export function dateTime(about: string): Field<string | null> {
  return field({
    about,
    read: (value) => readText(value) || null,
    type: DATE_TIME,
    control: { kind: "date", default: null },
  });
}
