import type { z } from "zod";
import { field, fieldsSchema, type Content, type Control, type Field, type Fields } from "./field.ts";
import { toList, property } from "./read.ts";
import { readText } from "./text.ts";

/** Fields of rows, by the handles of the rows' types. */
export type RowTypes = Readonly<Record<string, Fields>>;

type IsUnion<One, All = One> = One extends All ? ([All] extends [One] ? false : true) : never;

/** A parsed row. If a matrix has several row types, `typeHandle` identifies the type. */
export type Row<Types extends RowTypes> = {
  [Type in keyof Types]: IsUnion<keyof Types> extends true
    ? Content<Types[Type]> & { readonly typeHandle: Type }
    : Content<Types[Type]>;
}[keyof Types];

/**
 * Rows of a matrix. A row that does not parse is left out, so that one invalid row does not lose its block. A row that
 * no fragment matched has only its handle and is also left out. [RT-038]
 *
 * @example
 * const cards = rows("The cards, in this order", { productCard: { cardTitle: text("The card's title") } });
 */
export function rows<const Types extends RowTypes>(about: string, types: Types): Field<readonly Row<Types>[]> {
  const read = matrixReader(types);
  return field({ about, read, type: { kind: "matrix", rows: types }, control: ROWS });
}

/** The row of a matrix with at most one row, or null. */
export function firstRow<const Types extends RowTypes>(about: string, types: Types): Field<Row<Types> | null> {
  const read = matrixReader(types);
  return field({
    about,
    read: (value) => read(value)[0] ?? null,
    type: { kind: "matrix", rows: types },
    control: ONE_ROW,
  });
}

/** Rows of a table, which have columns and no types. */
export function table<const Columns extends Fields>(
  about: string,
  columns: Columns,
): Field<readonly Content<Columns>[]> {
  return field({ about, read: tableReader(columns), type: { kind: "table", columns }, control: ROWS });
}

/** The row of a table with at most one row, or null. */
export function firstTableRow<const Columns extends Fields>(
  about: string,
  columns: Columns,
): Field<Content<Columns> | null> {
  const read = tableReader(columns);
  return field({ about, read: (value) => read(value)[0] ?? null, type: { kind: "table", columns }, control: ONE_ROW });
}

const ROWS: Control = { kind: "rows", many: true };
const ONE_ROW: Control = { kind: "rows", many: false };

function tableReader<Columns extends Fields>(columns: Columns): (value: unknown) => readonly Content<Columns>[] {
  const schema = fieldsSchema(columns);
  return (value) =>
    toList(value).flatMap((row) => {
      const content = isEmptyRow(row) ? null : readRow(schema, row);
      return content === null ? [] : [content];
    });
}

function matrixReader<Types extends RowTypes>(types: Types): (value: unknown) => readonly Row<Types>[] {
  const schemas = new Map(Object.entries(types).map(([type, fields]) => [type, fieldsSchema(fields)]));
  const only = schemas.size === 1 ? [...schemas.values()][0] : undefined;
  return (value) =>
    toList(value).flatMap((row) => {
      const typeHandle = readText(property(row, "typeHandle"));
      const schema = only ?? schemas.get(typeHandle);
      const content = schema && readRow(schema, row);
      if (!content) return [];
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema was made of this very type's fields
      return [(only ? content : { ...content, typeHandle }) as Row<Types>];
    });
}

function readRow<Output>(schema: z.ZodType<Output>, row: unknown): Output | null {
  return isUnmatched(row) ? null : (schema.safeParse(row).data ?? null);
}

/** Whether a table's row is empty. Craft sends one empty row for an empty table. */
function isEmptyRow(row: unknown): boolean {
  if (typeof row !== "object" || row === null) return true;
  return Object.values(row).every((cell) => cell === null || cell === "" || cell === false);
}

/**
 * Whether a row has only the two common fields. It does not count fields, because a table's row may have one column.
 */
function isUnmatched(row: unknown): boolean {
  if (typeof row !== "object" || row === null) return true;
  return Object.keys(row).every((key) => key === "__typename" || key === "typeHandle");
}
