import { getNamedType, isListType, isLeafType, isNonNullType, isObjectType, type GraphQLFieldResolver } from "graphql";
import type { Entry } from "../model/entry.ts";
import { isFields, listOf } from "../model/record.ts";
import { builtIns } from "./built-ins.ts";
import type { ContentContext, Group, Source } from "./context.ts";
import { directiveOf, matrixTypes } from "./directives.ts";
import { assetsOf, imagesUrl } from "./resolve-assets.ts";
import { categoriesOf } from "./resolve-categories.ts";
import { asGraphQLError, relatedOf, rowsOf } from "./resolve-rows.ts";

type Resolver = GraphQLFieldResolver<Source, ContentContext>;
type Info = Parameters<Resolver>[3];

/** Reads one field of an entry as the schema says that it is to be read. */
export const resolveField: Resolver = (source, _args, context, info) => {
  try {
    const value = rawValue(source, info.fieldName);
    const resolved = valueOf(source, value, context, info);
    return isList(info) ? resolved : Array.isArray(resolved) ? (resolved[0] ?? null) : resolved;
  } catch (error) {
    throw asGraphQLError(error);
  }
};

function valueOf(source: Source, value: unknown, context: ContentContext, info: Info): unknown {
  const owner = ownerOf(source);
  const type = getNamedType(info.returnType);
  const node = info.parentType.getFields()[info.fieldName]?.astNode;
  const matrix = matrixTypes(node);
  if (matrix) return rowsOf(owner, info.fieldName, value, matrix);
  if (type.name === "AssetInterface") return assetsOf(owner, value, context);
  const relation = directiveOf(node, "relation");
  if (relation)
    return relatedOf(owner, value, { section: String(relation.section), type: String(relation.type) }, context.store);
  const categories = directiveOf(node, "categories");
  if (categories) return categoriesOf(owner, value, String(categories.group));
  if (isObjectType(type)) return groupsOf(owner, value);
  return isLeafType(type) ? leaf(value, owner, context) : null;
}

function rawValue(source: Source, name: string): unknown {
  if (Object.hasOwn(source.fields, name)) return source.fields[name];
  return source.kind === "entry" ? (builtIns(source)[name] ?? null) : null;
}

function ownerOf(source: Source): Entry {
  return source.kind === "entry" ? source : source.owner;
}

function groupsOf(owner: Entry, value: unknown): Group[] {
  return listOf(value)
    .filter(isFields)
    .map((fields) => ({ kind: "group", owner, fields }));
}

const SOON_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Text may say `{images}` for the brand's picture folder, `{sandbox}` for the stand-in hosts, and `{soon}` for the moment
 * two days from now, so that an example's sale never runs out.
 */
function leaf(value: unknown, owner: Entry, context: ContentContext): unknown {
  if (Array.isArray(value)) return value.map((one) => leaf(one, owner, context));
  if (typeof value !== "string") return value;
  return value
    .replaceAll("{images}", imagesUrl(context.origin, owner.brand.id))
    .replaceAll("{sandbox}", context.origin)
    .replaceAll("{soon}", new Date(Date.now() + SOON_MS).toISOString());
}

function isList(info: Info): boolean {
  return isListType(isNonNullType(info.returnType) ? info.returnType.ofType : info.returnType);
}
