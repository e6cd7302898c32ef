import type { Field, Fields } from "./field.ts";
import { isRecord } from "./read.ts";

/** A date of a content, as its editor wrote it. */
export interface WrittenDate {
  /** The handle of the field, that of a row's field within its own: `countdownInfo.promotionEndsDateTime`. */
  readonly field: string;
  readonly text: string;
}

/** The fields of a row below a field, as far as they were declared. */
export function rowFields({ type }: Field, row: Readonly<Record<string, unknown>>): Fields {
  if (type.kind === "table") return type.columns;
  if (type.kind === "entries") return type.fields;
  if (type.kind !== "matrix") return {};
  const types = Object.values(type.rows);
  return (types.length === 1 ? types[0] : type.rows[String(row["typeHandle"])]) ?? {};
}

/** Every date that editors wrote into a content, in the order of its fields; one that was read on to another shape is left out. */
export function writtenDates(content: unknown, fields: Fields): readonly WrittenDate[] {
  if (!isRecord(content)) return [];
  return Object.entries(fields).flatMap(([handle, declared]) => {
    const value = content[handle];
    if (declared.control.kind === "date") return typeof value === "string" ? [{ field: handle, text: value }] : [];
    const below: readonly unknown[] = Array.isArray(value) ? value : [value];
    return below
      .filter(isRecord)
      .flatMap((row) => writtenDates(row, rowFields(declared, row)))
      .map(({ field, text }) => ({ field: `${handle}.${field}`, text }));
  });
}
