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

/** The sets with which every page is rendered, by handle. */
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

/** The content that editors set once for a whole site; a set that the site does not have is null. [PB-023] */
export type Globals = Readonly<z.infer<typeof globalsSchema>>;

/** The globals of a site without global sets, with which a page is rendered if they cannot be read. */
export const NO_GLOBALS: Globals = globalsSchema.parse({});

/** Parses the response to the globals query. Never throws: an unreadable set becomes null. */
export function readGlobals(data: unknown): Globals {
  return globalsSchema.safeParse(data).data ?? NO_GLOBALS;
}

/** Writes the query for all global sets of a site except redirects. [PB-023] */
export const globalsQuery = (asking: Asking): string => setsQuery("Globals", PAGE_SETS, asking);

/** Writes the query for the redirects. */
export const redirectsQuery = (asking: Asking): string =>
  setsQuery("Redirects", { redirects: redirectsFields }, asking);

const redirectsSchema = z.object({ redirects: globalSet(redirectsFields) });

/** Parses the response to the redirects query. Never throws: a site without the set has no redirects. */
export const readRedirects = (data: unknown): readonly RedirectRow[] =>
  redirectsSchema.safeParse(data).data?.redirects?.redirects ?? [];

/** Writes a query for global sets; `""` if no set can be queried. */
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

/** The type of a set that has become a single entry; null if it is a set or does not exist. */
function singleSet(handle: string, { schema }: Asking): string | null {
  const set = schema.typeProblem({ type: null, path: [] }, `${handle}_GlobalSet`);
  return set === null ? null : schema.singleType(handle);
}

/** Lists the handles of sets that have become single entries. */
export const singleSets = (asking: Asking): readonly string[] =>
  Object.keys(GLOBAL_SETS).filter((handle) => singleSet(handle, asking) !== null);

/**
 * Selects a set that has become a single entry, as in Craft 6 and after `craft entrify/global-set` in Craft 5. `""` if
 * the content system has the set, or has no such section.
 */
function singleEntry(handle: string, fields: Fields, asking: Asking): string {
  const type = singleSet(handle, asking);
  if (type === null) return "";
  const selection = fragment(type, fields, { type: "EntryInterface", path: [handle] }, asking);
  return selection === "" ? "" : `  ${handle}: entry(section: ["${handle}"], site: $site) { ${selection} }`;
}

/**
 * Parses a set. A missing set is null, and so is one of another type, which the content system returns without fields.
 */
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
