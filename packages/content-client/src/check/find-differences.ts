import {
  doTypesOverlap,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLFieldMap,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import type { BlockContract, FragmentNames } from "../block-contract.ts";
import { listHandles, type Field, type Fields, type FieldType } from "../fields/field.ts";
import { GLOBAL_SETS } from "../globals/globals.ts";
import { PAGE_FIELDS } from "../page/entry.ts";
import { BLOCKS_FIELD, PAGE_TYPE } from "../page/queries.ts";
import { ASSET_FIELDS, ENTRY_FIELDS } from "../selections/selections.ts";
import type { Difference, DifferenceKind } from "./difference.ts";
import { expectedType, isTextObject, typeProblem } from "./field-problem.ts";
import { nearest } from "./nearest.ts";
import { isReservedHandle } from "./reserved.ts";
import { listTypeHandles, type Reader, unreadFields, unreadRows } from "./unread.ts";

/** The declarations that are compared with a content system's schema. */
export interface Contract {
  readonly names: FragmentNames;
  readonly blocks: readonly BlockContract[];
  /** The types of global sets that have become single entries, by the sets' handles. */
  readonly singles?: ReadonlyMap<string, string>;
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly names: FragmentNames;
  readonly where: string;
  readonly found: Difference[];
  readonly readers: Map<string, Reader>;
}

/**
 * Finds every difference between a content system's schema and what pages, blocks and global sets read: first those by
 * which a page loses content, then fields that editors fill in and no code reads.
 */
export function findDifferences(
  schema: GraphQLSchema,
  { names, blocks, singles = new Map() }: Contract,
): readonly Difference[] {
  const shared = { schema, names, found: [], readers: new Map<string, Reader>() };
  const createWalk = (where: string): Walk => ({ ...shared, where });
  for (const page of pageTypes(createWalk("page"))) comparePage(page, blocks, createWalk);
  for (const [handle, fields] of Object.entries(GLOBAL_SETS)) {
    const walk = createWalk(`global set ${handle}`);
    const single = singles.get(handle);
    const type = findType(single ?? `${handle}_GlobalSet`, `a global set with the handle "${handle}"`, walk);
    if (type) compareFields(type, fields, walk);
  }
  const found: readonly Difference[] = shared.found;
  return [...found, ...unreadFields(schema, shared.readers)];
}

/** The types of pages. In Craft 4 a type's name begins with the section, and several sections may have pages. */
function listPageTypes(schema: GraphQLSchema, names: FragmentNames): readonly GraphQLObjectType[] {
  const ending = names.entry("", PAGE_TYPE);
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name === ending || (ending.startsWith("_") && name.endsWith(ending)));
}

/** The sections that have pages, if type names contain the section; else one placeholder. */
export function pageSections(schema: GraphQLSchema, names: FragmentNames): readonly string[] {
  if (names.entry("a", "x") === names.entry("b", "x")) return ["pages"];
  const ending = names.entry("", PAGE_TYPE);
  return listPageTypes(schema, names).map(({ name }) => name.slice(0, -ending.length));
}

function pageTypes(walk: Walk): readonly GraphQLObjectType[] {
  const found = listPageTypes(walk.schema, walk.names);
  if (found.length > 0) return found;
  const type = findType(walk.names.entry("pages", PAGE_TYPE), `the entry type "${PAGE_TYPE}", or check --craft`, walk);
  return type ? [type] : [];
}

function comparePage(
  page: GraphQLObjectType,
  blocks: readonly BlockContract[],
  createWalk: (where: string) => Walk,
): void {
  const walk = createWalk("page");
  compareFields(page, PAGE_FIELDS, walk);
  getReader(page, walk).handles.add(BLOCKS_FIELD);
  const list = page.getFields()[BLOCKS_FIELD];
  if (!list) return missingField(page, BLOCKS_FIELD, "a matrix of blocks", walk);
  const holder = getNamedType(list.type);
  if (!isCompositeType(holder))
    return addDifference("not-selectable", page, BLOCKS_FIELD, `is ${String(list.type)}, not a matrix`, walk);
  for (const { name, fields } of blocks) compareRow(holder, BLOCKS_FIELD, name, fields, createWalk(`block ${name}`));
  const rowTypes = new Set(blocks.map(({ name }) => walk.names.row(BLOCKS_FIELD, name)));
  if (blocks.length > 0) walk.found.push(...unreadRows(walk.schema, holder, rowTypes));
}

function compareFields(type: GraphQLCompositeType, fields: Fields, walk: Walk): void {
  const reader = getReader(type, walk);
  for (const [declared, field] of Object.entries(fields)) {
    const handle = listHandles(declared, field).find((one) => getFields(type)[one]) ?? declared;
    reader.handles.add(handle);
    compareField(type, handle, field, walk);
  }
}

function compareField(type: GraphQLCompositeType, handle: string, field: Field, walk: Walk): void {
  const { type: expected } = field;
  const actual = getFields(type)[handle];
  if (!actual) return missingField(type, handle, `${expectedType(expected)}${otherHandle(handle, field)}`, walk);
  if (isTextObject(expected, actual.type)) return;
  const problem = typeProblem(expected, actual.type);
  if (problem)
    return addDifference(
      problem,
      type,
      handle,
      `is ${String(actual.type)}, but is to be ${expectedType(expected)}`,
      walk,
    );
  const inner = getNamedType(actual.type);
  if (isCompositeType(inner)) compareInner(inner, handle, expected, walk);
}

function compareInner(inner: GraphQLCompositeType, handle: string, expected: FieldType, walk: Walk): void {
  switch (expected.kind) {
    case "scalar":
      return;
    case "assets":
      for (const one of ASSET_FIELDS.split(" "))
        if (!getFields(inner)[one]) missingField(inner, one, "part of an asset", walk);
      return;
    case "table":
      return compareFields(inner, expected.columns, walk);
    case "categories":
      return compareRelated(inner, walk.names.category(expected.group), expected, walk);
    case "entries":
      return compareRelated(inner, walk.names.entry(expected.section, expected.type), expected, walk);
    case "matrix":
      for (const [type, fields] of Object.entries(expected.rows)) compareRow(inner, handle, type, fields, walk);
  }
}

function compareRow(holder: GraphQLCompositeType, field: string, row: string, fields: Fields, walk: Walk): void {
  const name = walk.names.row(field, row);
  const type = findType(name, `the entry type "${row}" and allow it in "${field}"`, walk);
  if (!type) return;
  if (isPossible(holder, type, walk)) compareFields(type, fields, walk);
  else addDifference("not-selectable", type, null, `cannot stand in "${field}": allow it in that field`, walk);
}

function compareRelated(
  holder: GraphQLCompositeType,
  name: string,
  expected: FieldType & { readonly fields: Fields },
  walk: Walk,
): void {
  const type = findType(name, expectedType(expected), walk);
  if (!type) return;
  if (!isPossible(holder, type, walk))
    return addDifference("not-selectable", type, null, `can never be what "${holder.name}" gives`, walk);
  const typeFields = Object.entries(expected.fields).filter(([handle]) => !ENTRY_FIELDS.has(handle));
  compareFields(type, Object.fromEntries(typeFields), walk);
}

function isPossible(holder: GraphQLCompositeType, type: GraphQLObjectType, { schema }: Walk): boolean {
  return doTypesOverlap(schema, holder, type);
}

const getFields = (type: GraphQLCompositeType): GraphQLFieldMap<unknown, unknown> =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};

function getReader(type: GraphQLCompositeType, { readers, where }: Walk): Reader {
  const reader = readers.get(type.name) ?? { where, handles: new Set() };
  readers.set(type.name, reader);
  return reader;
}

function findType(name: string, remedy: string, walk: Walk): GraphQLObjectType | null {
  const type = walk.schema.getType(name);
  if (isObjectType(type)) return type;
  const near = nearest(
    name,
    Object.keys(walk.schema.getTypeMap()).filter((one) => !one.startsWith("__")),
  );
  const message = `The content system has no type "${name}"${didYouMean(near)}. Pages are served without it. Add ${remedy}, or stop asking for it; a token whose schema hides the type looks the same.`;
  walk.found.push({ kind: "missing", level: "error", where: walk.where, type: name, field: null, near, message });
  return null;
}

function missingField(type: GraphQLCompositeType, handle: string, expected: string, walk: Walk): void {
  // A field that is already read cannot be the renamed one.
  const read = getReader(type, walk).handles;
  const near = nearest(
    handle,
    listTypeHandles(type).filter((one) => !read.has(one)),
  );
  const message = `The type "${type.name}" has no field "${handle}"${didYouMean(near)}. It reads as if nobody had set it. Add the field (${expected}), or rename what is there.`;
  walk.found.push({
    kind: "missing",
    level: "error",
    where: walk.where,
    type: type.name,
    field: handle,
    near,
    message,
  });
}

function addDifference(
  kind: DifferenceKind,
  type: GraphQLCompositeType,
  field: string | null,
  why: string,
  walk: Walk,
): void {
  const what = field === null ? `The type "${type.name}"` : `The field "${field}" of "${type.name}"`;
  const loss = kind === "other-type" ? "Its values read as if nobody had set them" : "It is left out of every query";
  const message = `${what} ${why}. ${loss}. Change it in the content system, or declare it as it is there.`;
  walk.found.push({ kind, level: "error", where: walk.where, type: type.name, field, near: null, message });
}

/** Names the handle under which a field can be added if Craft refuses its own. */
function otherHandle(handle: string, { aliases = [] }: Field): string {
  if (!isReservedHandle(handle)) return "";
  const [alias] = aliases;
  if (alias !== undefined) return `, as "${alias}": Craft 5 refuses "${handle}"`;
  return `; Craft 5 refuses "${handle}", so give its declaration an alias`;
}

const didYouMean = (near: string | null): string => (near === null ? "" : `; is it "${near}"?`);
