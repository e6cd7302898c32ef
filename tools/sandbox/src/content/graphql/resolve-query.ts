import { GraphQLError, type GraphQLFieldResolver } from "graphql";
import { join } from "node:path";
import type { BrandContent } from "../model/brand.ts";
import { stableId, type Entry } from "../model/entry.ts";
import { isFields, listOf } from "../model/record.ts";
import { uidOf } from "./built-ins.ts";
import type { ContentContext, Ready } from "./context.ts";
import { asGraphQLError } from "./resolve-rows.ts";

type Args = Readonly<Record<string, unknown>>;
type QueryResolver = GraphQLFieldResolver<unknown, ContentContext, Args>;

const BLOG_PREFIX = "blog--";

/** The fields of the root, by name. */
export const queryResolvers: Readonly<Record<string, QueryResolver>> = {
  ping: () => "pong",
  entry: guarded((args, context) => found(args, context)[0] ?? null),
  entries: guarded((args, context) => {
    const offset = Number(args.offset ?? 0);
    const all = ordered(found(args, context), args.orderBy);
    return all.slice(offset, args.limit ? offset + Number(args.limit) : all.length);
  }),
  entryCount: guarded((args, context) => found(args, context).length),
  globalSet: guarded((args, context) => globalSets(args, context)[0] ?? null),
  globalSets: guarded(globalSets),
};

function guarded(resolve: (args: Args, context: ContentContext) => unknown): QueryResolver {
  return (_root, args, context) => {
    try {
      return resolve(args, context);
    } catch (error) {
      throw asGraphQLError(error);
    }
  };
}

/** The brands of the `site` argument; the first brand is the primary site, `*` means all. */
function brandsOf({ site }: Args, { store }: ContentContext): readonly BrandContent[] {
  const sites = texts(site);
  if (sites.length === 0) return store.brands().slice(0, 1);
  if (sites.includes("*")) return store.brands();
  return sites.map((one) => {
    const brand = store.brandOfSite(one);
    if (!brand) throw new GraphQLError(`Invalid site handle: ${one}`);
    return brand;
  });
}

function found(args: Args, context: ContentContext): Entry[] {
  return brandsOf(args, context).flatMap((brand) =>
    slugsOf(args, brand, context)
      .filter((slug) => !context.blog || slug.startsWith(BLOG_PREFIX))
      .map((slug) => context.store.page(brand, slug, context.preview))
      .filter((entry) => entry !== null)
      .filter((entry) => matches(entry, args)),
  );
}

/** By id where that is asked for, which tells batches apart; else by slug. */
function ordered(entries: Entry[], orderBy: unknown): Entry[] {
  return orderBy === "id" ? entries.toSorted((one, other) => one.id - other.id) : entries;
}

function slugsOf(args: Args, brand: BrandContent, { store, preview }: ContentContext): readonly string[] {
  const uris = texts(args.uri).map((uri) => (uri === "__home__" ? "home" : uri.replaceAll("/", "--")));
  const wanted = [...texts(args.slug), ...uris];
  if (wanted.length > 0) return wanted;
  const drafts = preview ? store.slugs(brand, "drafts") : [];
  return [...new Set([...store.slugs(brand, "pages"), ...drafts])];
}

function matches(entry: Entry, args: Args): boolean {
  return (
    among(args.section, entry.sectionHandle) &&
    among(args.type, entry.typeHandle) &&
    among(args.id, String(entry.id)) &&
    among(args.title, String(entry.fields.title ?? ""))
  );
}

function among(wanted: unknown, value: string | null): boolean {
  const list = texts(wanted);
  return list.length === 0 || (value !== null && list.includes(value));
}

function texts(value: unknown): string[] {
  return listOf(value)
    .filter((one) => one !== null)
    .map(String);
}

/** The global sets of `globals.yaml`: a key per handle. */
function globalSets(args: Args, context: ContentContext): Ready[] {
  return brandsOf(args, context).flatMap((brand) => {
    const file = context.store.yaml.read(join(brand.dir, "globals.yaml"));
    const sets = isFields(file?.data) ? Object.entries(file.data) : [];
    return sets
      .filter(([handle]) => among(args.handle, handle))
      .map(([handle, fields]) => globalSet(brand, handle, fields));
  });
}

function globalSet(brand: BrandContent, handle: string, fields: unknown): Ready {
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
  const all = { id: String(id), uid: uidOf(id), name: handle, handle, ...(isFields(fields) ? fields : {}) };
  return { kind: "ready", typeName: `${handle}_GlobalSet`, brand, owner, fields: all };
}
