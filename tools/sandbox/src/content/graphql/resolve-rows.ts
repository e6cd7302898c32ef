import { GraphQLError, isObjectType, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { ContentFileError } from "../files/content-error.ts";
import { readRelated, relatedEntry } from "../files/related.ts";
import { stableId, type Entry } from "../model/entry.ts";
import { isFields, toList, type Fields } from "../model/record.ts";
import type { ContentStore } from "../store/content-store.ts";
import { rowType } from "./built-ins.ts";
import { matrixTypes } from "./directives.ts";
import { entryTypeName, type Naming } from "./naming.ts";

/** The rows of a matrix field as entries. A row of a type that the field may not contain is omitted. */
export function toRows(owner: Entry, field: string, value: unknown, allowed: readonly string[]): Entry[] {
  return toList(value).flatMap((row, index) => {
    const typeHandle = rowType(row, allowed);
    if (!isFields(row) || typeHandle === null || !allowed.includes(typeHandle)) return [];
    return [
      {
        ...owner,
        id: stableId(`${owner.id}/${field}/${index}`),
        slug: rowSlug(row),
        sectionHandle: null,
        typeHandle,
        fieldHandle: field,
        ownerId: owner.id,
        fields: row,
      },
    ];
  });
}

/**
 * The slug of a row. In Craft 5 a row is an entry: if it has a title it has a slug, which Craft derives from the title
 * unless someone wrote one.
 */
function rowSlug({ slug, title }: Fields): string | null {
  if (typeof slug === "string") return slug;
  const words = typeof title === "string" ? (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) : [];
  return words.length === 0 ? null : words.join("-");
}

type RowField = readonly [name: string, types: readonly string[]];

const rowFields = new WeakMap<GraphQLObjectType, readonly RowField[]>();

/** The fields of a type, with the types of the rows that each may hold. */
function listRowFields(type: GraphQLObjectType): readonly RowField[] {
  const found =
    rowFields.get(type) ??
    Object.values(type.getFields()).map(({ name, astNode }) => [name, matrixTypes(astNode) ?? []] as const);
  rowFields.set(type, found);
  return found;
}

/** Every row within an entry, including rows of rows. */
export function rowsWithin(entry: Entry, schema: GraphQLSchema, naming: Naming): Entry[] {
  const type = schema.getType(entryTypeName(entry, naming));
  const fields = isObjectType(type) ? listRowFields(type) : [];
  return fields.flatMap(([name, types]) =>
    toRows(entry, name, entry.fields[name], types).flatMap((row) => [row, ...rowsWithin(row, schema, naming)]),
  );
}

/** Related entries, named by key (pages: by slug) or written inline. */
export function listRelated(
  owner: Entry,
  value: unknown,
  where: { readonly section: string; readonly type: string },
  store: ContentStore,
): Entry[] {
  const target = { section: where.section, typeHandle: where.type, askedBy: owner.file };
  return toList(value).map((one, index) => {
    if (isFields(one)) return relatedEntry(owner.brand, `inline-${index}`, one, target, owner.file);
    return where.section === "pages"
      ? relatedPage(owner, String(one), store)
      : readRelated(owner.brand, String(one), target, store.yaml);
  });
}

function relatedPage(owner: Entry, slug: string, store: ContentStore): Entry {
  const page = store.page(owner.brand, slug, false);
  if (page) return page;
  throw new ContentFileError(
    owner.file,
    null,
    `"${slug}" is no page of ${owner.brand.id}.`,
    `Write the name of a file of ${owner.brand.id}/pages, without ".yaml".`,
  );
}

/** Converts a file's error to the content system's form: an error of this query, not of the server. */
export function asGraphQLError(error: unknown): unknown {
  return error instanceof ContentFileError
    ? new GraphQLError(error.message, { extensions: { category: "content", file: error.file, line: error.line } })
    : error;
}
