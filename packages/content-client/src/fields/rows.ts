import type { z } from "zod";
import { field, listOf, type Field } from "./read.ts";

/**
 * Rows of a matrix or a table. A row that does not parse is left out, so that one bad row does not take
 * its block down; a row that no fragment matched has one key only and is left out too. [RT-038]
 *
 * @example
 * const items = rows(z.object({ title: text, content: html }));
 */
export function rows<Output>(schema: z.ZodType<Output>): Field<readonly Output[]> {
  return field((value) => readRows(schema, value));
}

/** The first row of a matrix that holds at most one, or null. */
export function firstRow<Output>(schema: z.ZodType<Output>): Field<Output | null> {
  return field((value) => readRows(schema, value)[0] ?? null);
}

function readRows<Output>(schema: z.ZodType<Output>, value: unknown): readonly Output[] {
  return listOf(value).flatMap((row) => {
    const result = isUnmatched(row) ? null : schema.safeParse(row);
    return result?.success ? [result.data] : [];
  });
}

/** Whether only common fields came back. A table's row may have one column, so only the two handles count. */
function isUnmatched(row: unknown): boolean {
  if (typeof row !== "object" || row === null) return true;
  return Object.keys(row).every((key) => key === "__typename" || key === "typeHandle");
}
