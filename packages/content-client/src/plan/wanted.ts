import type { BlockContract } from "../block-contract.ts";
import type { Field, Fields, FieldType } from "../fields/field.ts";
import { GLOBAL_SETS } from "../globals/globals.ts";
import { PAGE_FIELDS } from "../page/entry.ts";
import { BLOCKS_FIELD, blocksField, PAGE_TYPE } from "../page/queries.ts";
import { entryFields } from "../selections/selections.ts";

/** An entry type that the code reads: a block, a matrix row, a page, or an entry of another section. */
export interface WantedType {
  /** The description for editors; null if no declaration has one. */
  readonly about: string | null;
  hasTitle: boolean;
  readonly fields: Map<string, Field>;
}

/** Everything that the code reads from Craft, by handles. */
export interface Wanted {
  readonly types: Map<string, WantedType>;
  /** The entry types of each section. */
  readonly sections: Map<string, Set<string>>;
  readonly groups: Map<string, Map<string, Field>>;
  readonly sets: Map<string, Map<string, Field>>;
}

/** Collects the types and fields that pages, blocks and global sets read. Repeated declarations are merged. */
export function listWanted(blocks: readonly BlockContract[]): Wanted {
  const wanted: Wanted = { types: new Map(), sections: new Map(), groups: new Map(), sets: new Map() };
  // Pages first, so that editors see a page's description of the fields that it shares with lists of articles.
  addType(wanted, PAGE_TYPE, { ...PAGE_FIELDS, [BLOCKS_FIELD]: blocksField(blocks) }, null);
  for (const { name, about, fields } of blocks) addType(wanted, name, fields, about);
  for (const [handle, fields] of Object.entries(GLOBAL_SETS)) {
    const set = new Map<string, Field>();
    wanted.sets.set(handle, set);
    addFields(wanted, set, fields);
  }
  return wanted;
}

function addType(wanted: Wanted, handle: string, fields: Fields, about: string | null): void {
  const type = wanted.types.get(handle) ?? { about, hasTitle: false, fields: new Map<string, Field>() };
  wanted.types.set(handle, type);
  if (Object.hasOwn(fields, "title")) type.hasTitle = true;
  addFields(wanted, type.fields, entryFields(fields).own);
}

function addFields(wanted: Wanted, target: Map<string, Field>, fields: Fields): void {
  for (const [handle, field] of Object.entries(fields)) {
    const before = target.get(handle);
    target.set(handle, before === undefined ? field : together(before, field));
    addRelated(wanted, field.type);
  }
}

function addRelated(wanted: Wanted, type: FieldType): void {
  if (type.kind === "matrix") for (const [row, fields] of Object.entries(type.rows)) addType(wanted, row, fields, null);
  if (type.kind === "categories") {
    const group = wanted.groups.get(type.group) ?? new Map<string, Field>();
    wanted.groups.set(type.group, group);
    addFields(wanted, group, entryFields(type.fields).own);
  }
  if (type.kind === "entries") {
    addType(wanted, type.type, type.fields, null);
    // Pages may be in any section.
    if (type.type === PAGE_TYPE) return;
    wanted.sections.set(type.section, new Set([...(wanted.sections.get(type.section) ?? []), type.type]));
  }
}

/** Merges two declarations of a field, with the rows, columns and options of both. */
function together(one: Field, other: Field): Field {
  const [a, b] = [one.type, other.type];
  if (a.kind === "matrix" && b.kind === "matrix") return { ...one, type: { ...a, rows: { ...b.rows, ...a.rows } } };
  if (a.kind === "table" && b.kind === "table")
    return { ...one, type: { ...a, columns: { ...b.columns, ...a.columns } } };
  const [control, added] = [one.control, other.control];
  if (control.kind === "choice" && added.kind === "choice")
    return { ...one, control: { ...control, options: [...new Set([...control.options, ...added.options])] } };
  return one;
}
