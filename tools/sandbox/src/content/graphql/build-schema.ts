import { buildASTSchema, isAbstractType, isObjectType, type DocumentNode, type GraphQLSchema } from "graphql";
import type { Source } from "./context.ts";
import { asCraftHas } from "./craft-fields.ts";
import type { ContentMode } from "./modes.ts";
import { entryTypeName, NAMING, type CraftVersion, type Naming } from "./naming.ts";
import { namedSdl } from "./named-sdl.ts";
import { queryResolvers } from "./resolve-query.ts";
import { resolveField } from "./resolve-field.ts";

/** The schemas of each source. They hold no state, and a process with several content systems needs each only once. */
const built = new WeakMap<DocumentNode, Map<string, GraphQLSchema>>();

/**
 * Builds the schema of one Craft version that resolves from the content files, once per source. By default, rich text
 * and links are plain strings.
 */
export function buildContentSchema(
  sdl: DocumentNode,
  mode: CraftVersion | Pick<ContentMode, "craft" | "newFields">,
): GraphQLSchema {
  const craft = typeof mode === "number" ? { craft: mode, newFields: false } : mode;
  const key = `${craft.craft} ${craft.newFields}`;
  const schemas = built.get(sdl) ?? new Map<string, GraphQLSchema>();
  built.set(sdl, schemas);
  const schema = schemas.get(key) ?? buildNow(sdl, craft);
  schemas.set(key, schema);
  return schema;
}

function buildNow(sdl: DocumentNode, craft: Pick<ContentMode, "craft" | "newFields">): GraphQLSchema {
  const naming = NAMING[craft.craft];
  const schema = buildASTSchema(namedSdl(asCraftHas(sdl, craft), naming));
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (isAbstractType(type)) type.resolveType = (source: Source) => findTypeName(source, naming);
    else if (isObjectType(type)) addResolvers(type === schema.getQueryType(), type.getFields());
  }
  return schema;
}

function addResolvers(
  isRoot: boolean,
  fields: ReturnType<Extract<ReturnType<GraphQLSchema["getQueryType"]>, object>["getFields"]>,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const resolver = isRoot ? queryResolvers[name] : resolveField;
    if (resolver) field.resolve = resolver;
  }
}

function findTypeName(source: Source, naming: Naming): string | undefined {
  if (source.kind === "ready") return source.typeName;
  return source.kind === "entry" ? entryTypeName(source, naming) : undefined;
}
