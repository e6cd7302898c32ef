import { nearest } from "@courseway/content-client";
import { getNamedType, isObjectType, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { isAlias, isMap, isNode, isPair, isScalar, isSeq, type Pair, type YAMLMap } from "yaml";
import { ContentFileError } from "../files/content-error.ts";
import type { PageCheck } from "../files/pages.ts";
import type { YamlFile } from "../files/yaml-file.ts";
import { writtenHandle } from "./craft-fields.ts";
import { matrixTypes } from "./directives.ts";
import { entryTypeName, NAMING } from "./naming.ts";

const PAGE_KEYS: ReadonlySet<string> = new Set(["typeHandle", "where"]);

/** Creates a check of a file's keys against the schema, so that a misspelled field is reported and not ignored. */
export function pageCheck(schema: GraphQLSchema): PageCheck {
  // A file that changed is another object.
  const passed = new WeakMap<YamlFile, string>();
  return (file, typeHandle) => {
    if (passed.get(file) === typeHandle) return;
    const root = file.document.contents;
    const type = objectType(
      schema,
      entryTypeName({ fieldHandle: null, sectionHandle: "pages", typeHandle }, NAMING[5]),
    );
    // An entry type that is known only by name has no fields to check.
    if (type && isMap(root)) checkMap(root, type, { file, schema });
    passed.set(file, typeHandle);
  };
}

type Field = GraphQLField<unknown, unknown>;

interface Walk {
  readonly file: YamlFile;
  readonly schema: GraphQLSchema;
}

function checkMap(map: YAMLMap, type: GraphQLObjectType, walk: Walk): void {
  for (const pair of map.items) {
    const key = isPair(pair) && isScalar(pair.key) ? (pair.key.source ?? String(pair.key.value)) : null;
    if (key === null || PAGE_KEYS.has(key)) continue;
    if (key === "<<") {
      checkMerged(pair.value, type, walk);
      continue;
    }
    const field = fieldsWritten(type).get(key);
    if (!field) throw unknownKey(pair, key, type, walk.file);
    checkValue(pair, field, walk);
  }
}

/** Checks what `<<:` merges in as if it were written here: one set of fields or a list of them, by their anchors. */
function checkMerged(value: unknown, type: GraphQLObjectType, walk: Walk): void {
  for (const item of isSeq(value) ? value.items : [value]) {
    const map = isAlias(item) ? item.resolve(walk.file.document) : item;
    if (isMap(map)) checkMap(map, type, walk);
  }
}

const byKey = new WeakMap<GraphQLObjectType, ReadonlyMap<string, Field>>();

/** The fields of a type, by the keys that editors' files contain. */
function fieldsWritten(type: GraphQLObjectType): ReadonlyMap<string, Field> {
  const found =
    byKey.get(type) ?? new Map(Object.values(type.getFields()).map((field) => [writtenHandle(field), field]));
  byKey.set(type, found);
  return found;
}

function checkValue(pair: Pair, field: Field, walk: Walk): void {
  const allowed = matrixTypes(field.astNode);
  const named = getNamedType(field.type);
  for (const item of listItems(pair.value)) {
    if (allowed) checkRow(item, field.name, allowed, walk);
    else if (isObjectType(named) && isMap(item)) checkMap(item, named, walk);
  }
}

function checkRow(item: unknown, field: string, allowed: readonly string[], walk: Walk): void {
  const line = findLine(item, walk.file);
  if (!isMap(item)) {
    throw new ContentFileError(
      walk.file.name,
      line,
      `An item of "${field}" is no set of fields.`,
      `Write it as "- typeHandle: ${allowed[0]}" with its fields below.`,
    );
  }
  // Reads the row as data, because "<<" may have merged the handle in.
  const { typeHandle: written }: { typeHandle?: unknown } = item.toJS(walk.file.document);
  const handle = typeof written === "string" ? written : allowed.length === 1 ? allowed[0] : undefined;
  if (handle === undefined || !allowed.includes(handle)) {
    const what =
      handle === undefined
        ? `An item of "${field}" has no typeHandle.`
        : `"${handle}" is no block that "${field}" may hold.`;
    throw new ContentFileError(walk.file.name, line, what, `Use one of: ${allowed.join(", ")}.`);
  }
  const type = objectType(walk.schema, NAMING[5].row(field, handle));
  if (type) checkMap(item, type, walk);
}

function unknownKey(pair: Pair, key: string, type: GraphQLObjectType, file: YamlFile): ContentFileError {
  const known = [...fieldsWritten(type).keys()];
  const near = nearest(key, known);
  const advice = near ? `Did you mean "${near}"?` : "See content/README.md for the fields of each block.";
  return new ContentFileError(
    file.name,
    findLine(pair.key, file),
    `"${key}" is no field of ${type.name.replace(/_Entry$/, "")}.`,
    advice,
  );
}

function listItems(value: unknown): readonly unknown[] {
  if (isSeq(value)) return value.items;
  return isMap(value) ? [value] : [];
}

function findLine(node: unknown, file: YamlFile): number | null {
  return file.findLine(isNode(node) ? node.range?.[0] : undefined);
}

function objectType(schema: GraphQLSchema, name: string): GraphQLObjectType | null {
  const type = schema.getType(name);
  return isObjectType(type) ? type : null;
}
