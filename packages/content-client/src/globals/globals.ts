import { z } from "zod";
import { fieldsSchema, type Content, type Fields } from "../fields/field.ts";
import { dateTime } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";
import type { Asking } from "../selections/asking.ts";
import { fragment } from "../selections/selections.ts";
import { graphicPromoFields, offerFields, topPromoFields } from "./banners.ts";
import { emailCaptureFields } from "./email-capture.ts";
import { featuredEntriesFields } from "./featured-entries.ts";
import { type RedirectRow, redirectsFields } from "./redirects.ts";

/** The sets that every page is rendered with, by handle. */
const PAGE_SETS = {
  emailCapture: emailCaptureFields,
  topPromoBanner: topPromoFields,
  graphicPromoBanner: graphicPromoFields,
  headerPromoBanner: offerFields,
  featuredEntries: featuredEntriesFields,
  globalOptimizely: {
    optimizelyEnabled: toggle("Runs the site's experiment"),
    optimizelyTestEndDate: dateTime("When the experiment ends"),
  },
} as const satisfies Readonly<Record<string, Fields>>;

/** Every global set by its handle. [PB-023] */
export const GLOBAL_SETS = { ...PAGE_SETS, redirects: redirectsFields } as const satisfies Readonly<
  Record<string, Fields>
>;

const globalsSchema = z
  .object({
    emailCapture: globalSet(PAGE_SETS.emailCapture),
    topPromoBanner: globalSet(PAGE_SETS.topPromoBanner),
    graphicPromoBanner: globalSet(PAGE_SETS.graphicPromoBanner),
    headerPromoBanner: globalSet(PAGE_SETS.headerPromoBanner),
    featuredEntries: globalSet(PAGE_SETS.featuredEntries),
    globalOptimizely: globalSet(PAGE_SETS.globalOptimizely),
  })
  .transform((sets) => ({
    emailCapture: sets.emailCapture,
    topPromo: sets.topPromoBanner,
    graphicPromo: sets.graphicPromoBanner,
    offer: sets.headerPromoBanner,
    featuredEntries: sets.featuredEntries?.featuredEntries ?? [],
    experiment: sets.globalOptimizely,
  }));

/** What editors set once for a whole site; each set is null where the site has none. [PB-023] */
export type Globals = Readonly<z.infer<typeof globalsSchema>>;

/** A site without global sets: what a page is rendered with when they cannot be had. */
export const NO_GLOBALS: Globals = globalsSchema.parse({});

/** Reads the answer of the globals query. Never throws: a set that cannot be read is null. */
export function readGlobals(data: unknown): Globals {
  return globalsSchema.safeParse(data).data ?? NO_GLOBALS;
}

/** All global sets of a site in one query. [PB-023] */
export const globalsQuery = (asking: Asking): string => setsQuery("Globals", PAGE_SETS, asking);

/** The redirects alone. */
export const redirectsQuery = (asking: Asking): string =>
  setsQuery("Redirects", { redirects: redirectsFields }, asking);

const redirectsSchema = z.object({ redirects: globalSet(redirectsFields) });

/** Reads the answer of the redirects query. Never throws: a site without the set has no redirects. */
export const readRedirects = (data: unknown): readonly RedirectRow[] =>
  redirectsSchema.safeParse(data).data?.redirects?.redirects ?? [];

/** Nothing where no set can be asked for. */
function setsQuery(name: string, sets: Readonly<Record<string, Fields>>, asking: Asking): string {
  const selections = Object.entries(sets).map(([handle, fields]) => {
    const single = singleEntry(handle, fields, asking);
    if (single !== "") return [single];
    const found = asking.schema.field({ type: "Query", path: [] }, "globalSet", handle);
    const location = { type: "GlobalSetInterface", path: [handle] };
    if (found.kind === "missing") asking.refused.push({ path: [handle], reason: found.reason });
    const selection = found.kind === "missing" ? "" : fragment(`${handle}_GlobalSet`, fields, location, asking);
    return selection === "" ? [] : [`  ${handle}: globalSet(handle: ["${handle}"], site: $site) { ${selection} }`];
  });
  const all = selections.flat();
  return all.length === 0 ? "" : `query ${name}($site: [String]) {\n${all.join("\n")}\n}`;
}

/** The type of a set that has become an entry of its own; null where it is a set, or is not there. */
function singleSet(handle: string, { schema }: Asking): string | null {
  const set = schema.typeProblem({ type: null, path: [] }, `${handle}_GlobalSet`);
  return set === null ? null : schema.singleType(handle);
}

/** The handles of the sets that have become entries of their own. */
export const singleSets = (asking: Asking): readonly string[] =>
  Object.keys(GLOBAL_SETS).filter((handle) => singleSet(handle, asking) !== null);

/**
 * A set that has become an entry of its own, as Craft 5 can make of them (`craft entrify/global-set`) and Craft 6 has
 * them; `""` where the content system has the set, or no such section.
 */
function singleEntry(handle: string, fields: Fields, asking: Asking): string {
  const type = singleSet(handle, asking);
  if (type === null) return "";
  const selection = fragment(type, fields, { type: "EntryInterface", path: [handle] }, asking);
  return selection === "" ? "" : `  ${handle}: entry(section: ["${handle}"], site: $site) { ${selection} }`;
}

/** A set that the site does not have is null, and so is one of another type: it comes back without fields. */
function globalSet<Declared extends Fields>(fields: Declared): z.ZodType<Content<Declared> | null> {
  const schema = fieldsSchema(fields);
  return z
    .unknown()
    .optional()
    .transform((value) => {
      const isSet =
        typeof value === "object" && value !== null && Object.keys(value).some((key) => key !== "__typename");
      return isSet ? (schema.safeParse(value).data ?? null) : null;
    });
}
