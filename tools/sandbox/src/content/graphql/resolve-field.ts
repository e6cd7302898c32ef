import { getNamedType, isListType, isLeafType, isNonNullType, isObjectType, type GraphQLFieldResolver } from "graphql";
import type { Entry } from "../model/entry.ts";
import { isFields, toList } from "../model/record.ts";
import { computeStatus } from "../model/status.ts";
import { builtIns } from "./built-ins.ts";
import { isAsked, type StatusArgument } from "./asked-status.ts";
import type { ContentContext, Group, Source } from "./context.ts";
import { writtenHandle } from "./craft-fields.ts";
import { findDirective, matrixTypes } from "./directives.ts";
import { listAssets, imagesUrl } from "./resolve-assets.ts";
import { listCategories } from "./resolve-categories.ts";
import { asGraphQLError, listRelated, toRows } from "./resolve-rows.ts";

type Resolver = GraphQLFieldResolver<Source, ContentContext>;
type Info = Parameters<Resolver>[3];

/** Resolves one field of an entry by its type in the schema. */
export const resolveField: Resolver = (source, { status }: FieldArguments, context, info) => {
  try {
    const field = info.parentType.getFields()[info.fieldName];
    const value = rawValue(source, field === undefined ? info.fieldName : writtenHandle(field), context.now);
    const resolved = resolveValue(source, value, status, context, info);
    return isList(info) ? resolved : Array.isArray(resolved) ? (resolved[0] ?? null) : resolved;
  } catch (error) {
    throw asGraphQLError(error);
  }
};

interface FieldArguments {
  readonly status?: StatusArgument;
}

function resolveValue(
  source: Source,
  value: unknown,
  status: StatusArgument,
  context: ContentContext,
  info: Info,
): unknown {
  const owner = getOwner(source);
  const type = getNamedType(info.returnType);
  const node = info.parentType.getFields()[info.fieldName]?.astNode;
  const matrix = matrixTypes(node);
  const isFound = (entry: Entry): boolean =>
    entry.fields["trashed"] !== true && isAsked(computeStatus(entry, context.now), status);
  if (matrix) return toRows(owner, info.fieldName, value, matrix).filter(isFound);
  if (type.name === "AssetInterface") return listAssets(owner, value, context);
  const relation = findDirective(node, "relation");
  if (relation)
    return listRelated(
      owner,
      value,
      { section: String(relation.section), type: String(relation.type) },
      context.store,
    ).filter(isFound);
  const categories = findDirective(node, "categories");
  if (categories) return listCategories(owner, value, String(categories.group));
  const text = findDirective(node, "text")?.kind;
  if (isObjectType(type) && text !== undefined) return textObject(text, owner, leaf(value, owner, context));
  // A table without rows resolves to one empty row.
  if (isObjectType(type)) return listGroups(owner, toList(value).length === 0 && isTable(type.name) ? {} : value);
  return isLeafType(type) ? leaf(value, owner, context) : null;
}

function rawValue(source: Source, name: string, now: number): unknown {
  if (Object.hasOwn(source.fields, name)) return source.fields[name];
  return source.kind === "entry" ? (builtIns(source, now)[name] ?? null) : null;
}

function getOwner(source: Source): Entry {
  return source.kind === "entry" ? source : source.owner;
}

const isTable = (type: string): boolean => type.endsWith("_TableRow");

/**
 * Rich text or a link as an object, as newer fields have it. If an editor wrote only the address, a link has nothing
 * else.
 */
function textObject(kind: unknown, owner: Entry, value: unknown): Group | null {
  if (typeof value !== "string" || value.trim() === "") return null;
  const fields =
    kind === "link"
      ? { type: "url", value, url: value, label: value, defaultLabel: value, link: `<a href="${value}">${value}</a>` }
      : { html: value, rawHtml: value, markdown: value, plainText: value.replaceAll(/<[^>]*>/g, "") };
  return { kind: "group", owner, fields };
}

function listGroups(owner: Entry, value: unknown): Group[] {
  return toList(value)
    .filter(isFields)
    .map((fields) => ({ kind: "group", owner, fields }));
}

const SOON_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Replaces placeholders in text: `{images}` with the brand's image folder, `{sandbox}` with the sandbox's address, and
 * `{soon}` with the moment two days from now, so that an example's sale never ends.
 */
function leaf(value: unknown, owner: Entry, context: ContentContext): unknown {
  if (Array.isArray(value)) return value.map((one) => leaf(one, owner, context));
  if (typeof value !== "string") return value;
  // Craft treats an empty text as null.
  if (value === "") return null;
  return value
    .replaceAll("{images}", imagesUrl(context.origin, owner.brand.id))
    .replaceAll("{sandbox}", context.origin)
    .replaceAll("{soon}", new Date(Date.now() + SOON_MS).toISOString());
}

function isList(info: Info): boolean {
  return isListType(isNonNullType(info.returnType) ? info.returnType.ofType : info.returnType);
}
