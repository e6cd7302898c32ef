import { plainText } from "@courseway/content-client";
import type { ListPart, ListShape } from "./list-shape.ts";

/** A row as the content API would send it. */
export type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** The rows of a field's value, which may be a list, one row, or nothing. */
export const toRows = (value: unknown): readonly Row[] => [value].flat().filter(isRow);

/** The kind of a row, by its handle. */
export function rowType({ rows, isTyped }: ListShape, row: Row): string | null {
  const only = Object.keys(rows)[0] ?? null;
  return isTyped && typeof row["typeHandle"] === "string" ? row["typeHandle"] : only;
}

/** Adds an empty row of that kind at the end. */
export const withNewRow = (rows: readonly Row[], { isTyped }: ListShape, type: string): readonly Row[] => [
  ...rows,
  isTyped ? { typeHandle: type } : {},
];

export const withoutRow = (rows: readonly Row[], index: number): readonly Row[] => rows.toSpliced(index, 1);

/** Moves one row a step up (-1) or down (1); at an end, the rows are unchanged. */
export function withMovedRow(rows: readonly Row[], index: number, step: -1 | 1): readonly Row[] {
  const [row, neighbor] = [rows[index], rows[index + step]];
  if (row === undefined || neighbor === undefined) return rows;
  return rows.with(index, neighbor).with(index + step, row);
}

export const withField = (rows: readonly Row[], index: number, handle: string, value: unknown): readonly Row[] =>
  rows.map((row, at) => (at === index ? { ...row, [handle]: value } : row));

const MOST_LETTERS = 48;

/** A row's label: its first words, without markup. */
export function describeRow(row: Row, parts: readonly ListPart[]): string {
  const texts = parts.flatMap(({ handle, kind }) => {
    const value = row[handle];
    return (kind === "text" || kind === "long") && typeof value === "string" ? [value] : [];
  });
  const first = texts.map(plainText).find((text) => text !== "") ?? "Empty";
  return first.length > MOST_LETTERS ? `${first.slice(0, MOST_LETTERS)}…` : first;
}
