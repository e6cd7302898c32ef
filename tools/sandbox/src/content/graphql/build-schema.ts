import { buildASTSchema, isAbstractType, isObjectType, type DocumentNode, type GraphQLSchema } from "graphql";
import type { Source } from "./context.ts";
import { asCraftHas } from "./craft-fields.ts";
import type { ContentMode } from "./modes.ts";
import { entryTypeName, NAMING, type CraftVersion, type Naming } from "./naming.ts";
import { namedSdl } from "./named-sdl.ts";
import { queryResolvers } from "./resolve-query.ts";
import { resolveField } from "./resolve-field.ts";

/**
 * Builds the schema of one Craft version that resolves from the content files. By default, rich text and links are
 * plain strings.
 */
export function buildContentSchema(
  sdl: DocumentNode,
  mode: CraftVersion | Pick<ContentMode, "craft" | "newFields">,
): GraphQLSchema {
  const craft = typeof mode === "number" ? { craft: mode, newFields: false } : mode;
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
