import type { Field, Fields } from "./field.ts";
import { isRecord } from "./read.ts";

/** A date in a content, as its editor wrote it. */
export interface WrittenDate {
  /** The field's path of handles; a row's field follows its parent: `countdownInfo.promotionEndsDateTime`. */
  readonly field: string;
  readonly text: string;
}

/** Returns the declared fields of a row in a field. */
export function rowFields({ type }: Field, row: Readonly<Record<string, unknown>>): Fields {
  if (type.kind === "table") return type.columns;
  if (type.kind === "entries") return type.fields;
  if (type.kind !== "matrix") return {};
  const types = Object.values(type.rows);
  return (types.length === 1 ? types[0] : type.rows[String(row["typeHandle"])]) ?? {};
}

/**
 * Lists every date that editors wrote in a content, in the order of its fields. Dates that were mapped to another shape
 * are left out.
 */
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
