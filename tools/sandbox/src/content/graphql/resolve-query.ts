import { GraphQLError, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import { join } from "node:path";
import type { BrandContent } from "../model/brand.ts";
import { stableId, type Entry } from "../model/entry.ts";
import { computeStatus } from "../model/status.ts";
import { ContentFileError } from "../files/content-error.ts";
import { relatedEntry } from "../files/related.ts";
import { PAGE_TYPE } from "../files/pages.ts";
import { type Fields, isFields, toList } from "../model/record.ts";
import { isAsked, type StatusArgument } from "./asked-status.ts";
import type { ContentContext, Ready } from "./context.ts";
import { builtIns, FALLBACK_DATE, toUid, findUri } from "./built-ins.ts";
import { NAMING } from "./naming.ts";
import { queryParam, type QueryParam } from "./query-param.ts";
import { asGraphQLError, rowsWithin } from "./resolve-rows.ts";

/** Craft's error for an unknown site or type. */
export const UNEXPLAINED = "Something went wrong when processing the GraphQL query.";

type Args = Readonly<Record<string, unknown>> & { readonly status?: StatusArgument };
type QueryResolver = GraphQLFieldResolver<unknown, ContentContext, Args>;

const BLOG_PREFIX = "blog--";

/** The resolvers of the root fields, by name. */
export const queryResolvers: Readonly<Record<string, QueryResolver>> = {
  ping: () => "pong",
  entry: guarded((args, context, schema) => found(args, context, schema)[0] ?? null),
  entries: guarded((args, context, schema) => {
    const offset = Number(args.offset ?? 0);
    const all = ordered(found(args, context, schema), args.orderBy, context.now);
    return all.slice(offset, args.limit ? offset + Number(args.limit) : all.length);
  }),
  entryCount: guarded((args, context, schema) => found(args, context, schema).length),
  globalSet: guarded((args, context) => globalSets(args, context)[0] ?? null),
  globalSets: guarded(globalSets),
};

function guarded(resolve: (args: Args, context: ContentContext, schema: GraphQLSchema) => unknown): QueryResolver {
  return (_root, args, context, info) => {
    try {
      return resolve(args, context, info.schema);
    } catch (error) {
      throw asGraphQLError(error);
    }
  };
}

/** The brands of the `site` argument; the first brand is the primary site, `*` means all. */
function listBrands({ site }: Args, { store }: ContentContext): readonly BrandContent[] {
  const sites = texts(site);
  if (sites.length === 0) return store.brands().slice(0, 1);
  if (sites.includes("*")) return store.brands();
  return sites.map((one) => {
    const brand = store.brandOfSite(one);
    if (!brand) throw new GraphQLError(UNEXPLAINED);
    return brand;
  });
}

function found(args: Args, context: ContentContext, schema: GraphQLSchema): Entry[] {
  return listBrands(args, context).flatMap((brand) => {
    const slug = queryParam(values(args.slug));
    const uri = queryParam(values(args.uri).map((one) => one?.toLowerCase() ?? null));
    const pages = listPages(brand, slug, context).filter((one) => uri.finds(findUri(one.slug)?.toLowerCase() ?? null));
    // Rows have no URI.
    const rows = uri.finds(null) && includesRows(args, context) ? getPageRows(brand, context, schema) : [];
    const found = rows.filter((row) => slug.finds(row.slug));
    const products = texts(args.section).some((one) => one === "*" || one === PRODUCTS.section)
      ? listProducts(brand, context).filter((one) => slug.finds(one.slug) && uri.finds(null))
      : [];
    return [...found, ...pages, ...products].filter((entry) => matches(entry, args, context));
  });
}

const PRODUCTS = { section: "products", typeHandle: "productEntry" } as const;

/** The entries of `products.yaml`; each has the file's modification time. */
function listProducts(brand: BrandContent, { store, blog }: ContentContext): Entry[] {
  if (blog) return [];
  const name = join(brand.dir, "products.yaml");
  const savedAt = store.yaml.read(name)?.savedAt ?? null;
  return Object.entries(store.related(brand, PRODUCTS.section)).flatMap(([key, fields]) =>
    isFields(fields) ? [{ ...relatedEntry(brand, key, fields, PRODUCTS, name), savedAt }] : [],
  );
}

/**
 * Whether the query includes rows. In Craft 5 rows are entries, unless the requested type or section excludes them;
 * they come first, like the newest entries.
 */
function includesRows({ section, type }: Args, { craft }: ContentContext): boolean {
  const types = texts(type);
  const isForPages = types.length > 0 && types.every((one) => one === PAGE_TYPE);
  return craft === 5 && texts(section).length === 0 && !isForPages;
}

/** The rows of a brand's pages, cached per request: a query may request them several times, and there are many. */
const rowCache = new WeakMap<ContentContext, Map<BrandContent["id"], readonly Entry[]>>();

function getPageRows(brand: BrandContent, context: ContentContext, schema: GraphQLSchema): readonly Entry[] {
  const read = rowCache.get(context) ?? new Map<BrandContent["id"], readonly Entry[]>();
  rowCache.set(context, read);
  const rows = read.get(brand.id) ?? readRows(brand, context, schema);
  read.set(brand.id, rows);
  return rows;
}

/** The rows of pages by the page's fields, which are a new object each time its file changes. */
const rowsByFields = new WeakMap<
  Fields,
  { readonly brand: BrandContent; readonly schema: GraphQLSchema; readonly rows: Entry[] }
>();

function listRows(page: Entry, context: ContentContext, schema: GraphQLSchema): Entry[] {
  const known = rowsByFields.get(page.fields);
  if (known?.schema === schema && known.brand === page.brand) return known.rows;
  const rows = rowsWithin(page, schema, NAMING[context.craft]);
  rowsByFields.set(page.fields, { brand: page.brand, schema, rows });
  return rows;
}

function readRows(brand: BrandContent, context: ContentContext, schema: GraphQLSchema): Entry[] {
  const readPage = context.store.pageReader(brand, context.preview);
  return context.store.slugs(brand, "pages").flatMap((slug) => {
    try {
      const page = readPage(slug);
      return page === null ? [] : listRows(page, context, schema);
    } catch (error) {
      // A mistake in one page's file is reported when that page is requested.
      if (error instanceof ContentFileError) return [];
      throw error;
    }
  });
}

/**
 * The pages with the requested slug; unlisted pages, such as the examples of blocks, are found only by their exact
 * slug.
 */
function listPages(brand: BrandContent, slug: QueryParam, { store, preview, blog }: ContentContext): Entry[] {
  const drafts = preview ? store.slugs(brand, "drafts") : [];
  const listed = () => [...new Set([...store.slugs(brand, "pages"), ...drafts])].filter(slug.finds);
  const readPage = store.pageReader(brand, preview);
  return (slug.literals ?? listed())
    .filter((one) => !blog || one.startsWith(BLOG_PREFIX))
    .flatMap((one) => readPage(one) ?? []);
}

/** Sorts by id, which separates batches, or by a date if requested; else the order is by slug. */
function ordered(entries: Entry[], orderBy: unknown, now: number): Entry[] {
  if (orderBy === "id") return entries.toSorted((one, other) => one.id - other.id);
  const [, date, isDown] = /^(postDate|expiryDate|dateUpdated)( DESC)?$/u.exec(String(orderBy)) ?? [];
  if (date === undefined) return entries;
  const at = (entry: Entry): number => Date.parse(String(builtIns(entry, now)[date])) * (isDown ? -1 : 1);
  return entries.toSorted((one, other) => at(one) - at(other));
}

/**
 * A token shows its draft regardless of the draft's dates and the requested status; for its rows and other pages, the
 * dates count.
 */
function hasStatus(entry: Entry, { status }: Args, { now }: ContentContext): boolean {
  const isOpened = entry.isDraft && entry.fieldHandle === null;
  return isOpened || isAsked(computeStatus(entry, now), status);
}

/** Evaluates `> 2027-01-31T12:00:00Z`, the only date condition that the client sends. */
function isAfter(date: unknown, wanted: unknown): boolean {
  const [condition] = texts(wanted);
  if (condition === undefined) return true;
  const after = /^> (\S+)$/u.exec(condition)?.[1];
  if (after === undefined) throw new GraphQLError(`The sandbox knows no condition "${condition}" of a date.`);
  return Date.parse(String(date)) > Date.parse(after);
}

/** Deleted content is found only on request; a deleted row has a mark, and a deleted page has no file. */
const isTrashed = ({ fields }: Entry, wanted: unknown): boolean => (fields["trashed"] === true) === (wanted === true);

/** Evaluates `> 0`, the only field condition that the client sends: it matches rows, except a draft's own rows. */
function inField({ fieldHandle, isDraft }: Entry, wanted: unknown): boolean {
  const [condition] = texts(wanted);
  if (condition === undefined) return true;
  if (condition !== "> 0") throw new GraphQLError(`The sandbox knows no condition "${condition}" of a field's id.`);
  return fieldHandle !== null && !isDraft;
}

function matches(entry: Entry, args: Args, context: ContentContext): boolean {
  return (
    hasStatus(entry, args, context) &&
    isTrashed(entry, args.trashed) &&
    inField(entry, args.fieldId) &&
    isAfter(entry.fields["expiryDate"], args.expiryDate) &&
    (texts(args.dateUpdated).length === 0 || isAfter(builtIns(entry, context.now)["dateUpdated"], args.dateUpdated)) &&
    inSection(args.section, entry.sectionHandle) &&
    ofType(args.type, entry.typeHandle) &&
    among(args.id, String(entry.id)) &&
    among(args.title, String(entry.fields.title ?? ""))
  );
}

/** `*` matches any section, and so no row of a matrix. */
const inSection = (wanted: unknown, section: string | null): boolean =>
  texts(wanted).includes("*") ? section !== null : among(wanted, section);

/** `not` before the types matches all other types. */
function ofType(wanted: unknown, type: string): boolean {
  const [first, ...others] = texts(wanted);
  return first === "not" ? !others.includes(type) : among(wanted, type);
}

function among(wanted: unknown, value: string | null): boolean {
  const list = texts(wanted);
  return list.length === 0 || (value !== null && list.includes(value));
}

function values(value: unknown): (string | null)[] {
  return value === undefined || value === null ? [] : [value].flat().map((one) => (one === null ? null : String(one)));
}

function texts(value: unknown): string[] {
  return toList(value)
    .filter((one) => one !== null)
    .map(String);
}

/** The global sets of `globals.yaml`, which has a key per handle. */
function globalSets(args: Args, context: ContentContext): Ready[] {
  return listBrands(args, context).flatMap((brand) => {
    const file = context.store.yaml.read(join(brand.dir, "globals.yaml"));
    const sets = isFields(file?.data) ? Object.entries(file.data) : [];
    return sets
      .filter(([handle]) => among(args.handle, handle))
      .map(([handle, fields]) => globalSet(brand, handle, fields, file?.savedAt ?? null));
  });
}

function globalSet(brand: BrandContent, handle: string, fields: unknown, savedAt: Date | null): Ready {
  const id = stableId(`${brand.id}/globals/${handle}`);
  const owner: Entry = {
    kind: "entry",
    brand,
    id,
    slug: null,
    sectionHandle: null,
    typeHandle: handle,
    fieldHandle: null,
    isDraft: false,
    fields: {},
    file: `${brand.id}/globals.yaml`,
  };
  const dateUpdated = (savedAt ?? new Date(FALLBACK_DATE)).toISOString();
  const all = {
    id: String(id),
    uid: toUid(id),
    name: handle,
    handle,
    dateUpdated,
    ...(isFields(fields) ? fields : {}),
  };
  return { kind: "ready", typeName: `${handle}_GlobalSet`, brand, owner, fields: all };
}
