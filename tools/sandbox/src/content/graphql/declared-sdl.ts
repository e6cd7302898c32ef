import { ENTRY_FIELDS, isReservedHandle, type BlockContract, type Field, type Fields } from "@courseway/content-client";

/** The fields that the sites declare to read. */
export interface DeclaredContent {
  /** The handles of the only page type and of the matrix field that contains its blocks. */
  readonly page: { readonly type: string; readonly section: string; readonly fields: Fields; readonly blocks: string };
  readonly blocks: readonly Pick<BlockContract, "name" | "fields">[];
  readonly globalSets: Readonly<Record<string, Fields>>;
}

interface Type {
  /** The SDL after the type's name: its interface, or the directive with its kind. */
  readonly head: string;
  /** The SDL of each field's type, by the field's handle. */
  readonly fields: Map<string, string>;
}

type Types = Map<string, Type>;

/**
 * Creates the schema of the declared fields in Craft 5 naming, with the directives that the server reads. A type that
 * several fields contain has the fields of all of them, like an entry type of Craft 5.
 *
 * @throws TypeError if one field of a type is declared with two types, because GraphQL would refuse every page, or if
 * Craft refuses a field's handle
 */
export function declaredSdl({ page, blocks, globalSets }: DeclaredContent): string {
  const types: Types = new Map();
  const head = `@entry(section: "${page.section}")`;
  addType(types, `${page.type}_Entry`, head, page.fields);
  addField(types, `${page.type}_Entry`, head, page.blocks, matrixSdl([...new Set(blocks.map(({ name }) => name))]));
  for (const { name, fields } of blocks) addRows(types, { [name]: fields });
  for (const [handle, fields] of Object.entries(globalSets))
    addType(types, `${handle}_GlobalSet`, "implements GlobalSetInterface", fields);
  return [...types].map(([name, type]) => typeSdl(name, type)).join("\n\n");
}

function addType(types: Types, name: string, head: string, fields: Fields): void {
  for (const [handle, field] of Object.entries(fields)) {
    if (ENTRY_FIELDS.has(handle)) continue;
    refuseReserved(name, handle, field);
    addField(types, name, head, handle, `${fieldSdl(handle, field)}${formatDirectives(field)}`);
    addInner(types, handle, field);
  }
}

/** Refuses a handle that Craft reserves: no one could create such a field. */
function refuseReserved(type: string, handle: string, { aliases = [] }: Field): void {
  if (!isReservedHandle(handle) || aliases.some((alias) => !isReservedHandle(alias))) return;
  throw new TypeError(
    `The type ${type} has the field "${handle}". Craft refuses that handle. ` +
      `Give the field another one, or one that Craft may have it under: aliased(field, "…").`,
  );
}

/**
 * The directives for what Craft makes of a field beyond its type: rich text and links have a separate form, and some
 * handles are refused.
 */
function formatDirectives({ type, control, aliases = [] }: Field): string {
  const isText = type.kind === "scalar" && (control.kind === "html" || control.kind === "link");
  const form = isText ? ` @text(kind: "${control.kind}")` : "";
  return aliases.length === 0 ? form : `${form} @aliases(of: ${JSON.stringify(aliases)})`;
}

/**
 * Adds a table's columns. Cells are texts, dates and switches. Craft has each column twice: by position and by handle.
 */
function addTable(types: Types, handle: string, columns: Fields): void {
  for (const [index, [column, field]] of Object.entries(columns).entries()) {
    addField(
      types,
      `${handle}_TableRow`,
      "",
      `col${index + 1}`,
      `${fieldSdl(column, field)} @written(as: "${column}")`,
    );
    addField(types, `${handle}_TableRow`, "", column, fieldSdl(column, field));
  }
}

function addField(types: Types, name: string, head: string, handle: string, sdl: string): void {
  const type = types.get(name) ?? { head, fields: new Map() };
  types.set(name, type);
  const known = type.fields.get(handle);
  if (known !== undefined && withoutForm(known) !== withoutForm(sdl)) {
    throw new TypeError(
      `The type ${name} has the field "${handle}" twice, as ${known} and as ${sdl}. The content system has one ` +
        "field of that handle. Declare it alike in both places, or give one of the row types another handle.",
    );
  }
  type.fields.set(handle, known ?? sdl);
}

/**
 * Ignores the text form: one block may use another block's text field as rich text, but the content system has only one
 * field.
 */
const withoutForm = (sdl: string): string => sdl.replace(/ @text\(.*?\)/, "");

function addInner(types: Types, handle: string, { type }: Field): void {
  if (type.kind === "matrix") addRows(types, type.rows);
  if (type.kind === "table") addTable(types, handle, type.columns);
  if (type.kind === "categories") addType(types, `${type.group}_Category`, "implements CategoryInterface", type.fields);
  if (type.kind === "entries") addType(types, `${type.type}_Entry`, `@entry(section: "${type.section}")`, type.fields);
}

function addRows(types: Types, rows: Readonly<Record<string, Fields>>): void {
  for (const [name, fields] of Object.entries(rows)) addType(types, `${name}_Entry`, "@row", fields);
}

function fieldSdl(handle: string, { type }: Field): string {
  switch (type.kind) {
    case "scalar":
      return type.scalar;
    case "assets":
      return "[AssetInterface]";
    case "categories":
      return `[CategoryInterface] @categories(group: "${type.group}")`;
    case "entries":
      return `[EntryInterface] @relation(section: "${type.section}", type: "${type.type}")`;
    case "table":
      return `[${handle}_TableRow]`;
    case "matrix":
      return matrixSdl(Object.keys(type.rows));
  }
}

function matrixSdl(types: readonly string[]): string {
  return `[EntryInterface] @matrix(of: ${JSON.stringify(types)})`;
}

/** For rows and related entries, a query with a token may request those that are not live yet. */
const formatArguments = (sdl: string): string => (sdl.startsWith("[EntryInterface]") ? "(status: [String])" : "");

function typeSdl(name: string, { head, fields }: Type): string {
  const lines = [...fields].map(([handle, sdl]) => `  ${handle}${formatArguments(sdl)}: ${sdl}`);
  return `type ${name} ${head} {\n${lines.join("\n")}\n}`;
}
