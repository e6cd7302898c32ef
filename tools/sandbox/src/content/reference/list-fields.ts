import type { Field, Fields, FieldType } from "@courseway/content-client";
import { describeField } from "./describe-field.ts";

/** Items that a list names without a description, because a separate section describes them. */
export interface DescribedOnce {
  /** Descriptions of fields that many blocks share. */
  readonly fields: ReadonlySet<string>;
  /** Row types that several lists share, by name. */
  readonly rows: ReadonlyMap<string, Fields>;
}

const NOTHING: DescribedOnce = { fields: new Set(), rows: new Map() };

/** The number of blocks that must declare the same field before it is described only once. */
const SHARED_BY = 4;

/** A Markdown list with a line for each field. A field's row fields are indented below it. */
export const listFields = (fields: Fields, once: DescribedOnce = NOTHING): string =>
  listLines(fields, once, "").join("\n");

function listLines(fields: Fields, once: DescribedOnce, indent: string): readonly string[] {
  const entries = Object.entries(fields).map(([handle, field]) => ({ handle, field, text: describeField(field) }));
  const shared = entries.filter(({ text }) => once.fields.has(text)).map(({ handle }) => `\`${handle}\``);
  return [
    ...entries
      .filter(({ text }) => !once.fields.has(text))
      .flatMap(({ handle, field, text }) => [
        `${indent}- \`${handle}\` ${text}`,
        ...rowTypes(handle, field.type).flatMap(([name, inner]) =>
          isDescribedOnce(name, inner, once)
            ? [`${indent}  - The fields of [\`${name}\`](#rows-and-entries)`]
            : areWithin(inner, fields)
              ? [`${indent}  - The same fields as above`]
              : listLines(inner, once, `${indent}  `),
        ),
      ]),
    ...(shared.length > 0 ? [`${indent}- [Shared](#shared-fields): ${shared.join(", ")}`] : []),
  ];
}

/** Whether rows repeat fields of the set that contains them, such as further cards. */
const areWithin = (rows: Fields, fields: Fields): boolean =>
  Object.entries(rows).every(([handle, field]) => {
    const same = fields[handle];
    return same !== undefined && describeField(same) === describeField(field);
  });

const isDescribedOnce = (name: string, fields: Fields, { rows }: DescribedOnce): boolean => {
  const described = rows.get(name);
  return described !== undefined && listFields(described) === listFields(fields);
};

/** The types of a field's rows, by name: a table's only type has the field's handle. */
function rowTypes(handle: string, type: FieldType): readonly (readonly [string, Fields])[] {
  if (type.kind === "matrix") return Object.entries(type.rows);
  return type.kind === "table" ? [[handle, type.columns]] : [];
}

/** Yields every field with its handle, including fields of rows, except rows that are described only once. */
function* walkFields(fields: Fields, once: DescribedOnce = NOTHING): Generator<readonly [string, Field]> {
  for (const [handle, field] of Object.entries(fields)) {
    yield [handle, field];
    for (const [name, inner] of rowTypes(handle, field.type))
      if (!isDescribedOnce(name, inner, once)) yield* walkFields(inner, once);
  }
}

/** The fields that several blocks declare identically, by description, with the handles that blocks give them. */
export function findSharedFields(
  blocks: readonly Fields[],
  rows: ReadonlyMap<string, Fields>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, { readonly handles: Set<string>; readonly blocks: Set<Fields> }>();
  for (const block of [...blocks, ...rows.values()]) {
    for (const [handle, field] of walkFields(block, { ...NOTHING, rows })) {
      if (field.control.kind === "rows") continue;
      const text = describeField(field);
      const uses = found.get(text) ?? { handles: new Set(), blocks: new Set() };
      found.set(text, { handles: uses.handles.add(handle), blocks: uses.blocks.add(block) });
    }
  }
  const shared = [...found].filter(([, uses]) => uses.blocks.size >= SHARED_BY);
  return new Map(shared.map(([text, { handles }]) => [text, handles]));
}

/** The row types that several fields have in common, by name. A global set of the same name and fields counts too. */
export function findRepeatedRows(
  all: readonly Fields[],
  globalSets: Readonly<Record<string, Fields>>,
): ReadonlyMap<string, Fields> {
  const seen = new Set(Object.entries(globalSets).map(([name, fields]) => `${name}\n${listFields(fields)}`));
  const repeated = new Map<string, Fields>();
  for (const fields of all) {
    for (const [handle, { type }] of walkFields(fields)) {
      for (const [name, inner] of rowTypes(handle, type)) {
        const key = `${name}\n${listFields(inner)}`;
        if (seen.has(key) && Object.keys(inner).length > 1 && !repeated.has(name)) repeated.set(name, inner);
        seen.add(key);
      }
    }
  }
  return repeated;
}

/** The types of related entries, once each, with every field that any list reads from them. */
export function findEntryTypes(all: readonly Fields[]): ReadonlyMap<string, Fields> {
  const found = new Map<string, Fields>();
  for (const fields of all) {
    for (const [, { type }] of walkFields(fields))
      if (type.kind === "entries") found.set(type.type, { ...found.get(type.type), ...type.fields });
  }
  return found;
}
