import { craftMoment } from "../fields/craft-moment.ts";
import { property, listOf } from "../fields/read.ts";
import { readText } from "../fields/text.ts";
import { GLOBAL_SETS, singleSets } from "../globals/globals.ts";
import { PAGE_TYPE } from "../page/queries.ts";
import { writer, type Asking } from "../selections/asking.ts";
import { isUpcomingRefused } from "../selections/upcoming.ts";
import type { Transport } from "../transport/transport.ts";

/** A moment at which content changes although nobody publishes anything. */
export interface ScheduledMoment {
  /** Epoch ms, on Craft's own scale: the beginning of a minute. */
  readonly at: number;
  readonly change: "goes live" | "expires";
  /** The entry's slug; empty for a row without one. */
  readonly slug: string;
  /** Whether the entry is a page, and not a row of one or another entry. */
  readonly isPage: boolean;
}

/** What changed last in a site's content, and what will change by itself. */
export interface SiteChanges {
  /** The pages that were changed last, newest first; at most 50. */
  readonly pages: readonly { readonly slug: string; readonly updatedAt: number }[];
  /** How many pages are live. */
  readonly pageCount: number;
  /** When anything was changed last that any page may show, epoch ms: a global set, a product, another entry that is no page. */
  readonly sharedUpdatedAt: number | null;
  /** In order; at most the next 100 of each kind. */
  readonly moments: readonly ScheduledMoment[];
  /** False where the schema does not let the token see entries that are not live yet, so that no `goes live` is known. */
  readonly seesUpcoming: boolean;
}

const MOST_PAGES = 50;
const MOST_MOMENTS = 100;

/** When the global sets were changed last. */
const SETS = "  globalSets(site: $site) { handle dateUpdated }\n";

/**
 * The newest changes, and the next expiries. Rows of pages are entries too in Craft 5, with dates of their own, so the
 * dates are asked of entries of any type. The section "*" leaves rows out of the changes: those of drafts would count.
 */
export const CHANGES = `query Changes($site: [String], $type: [String], $after: [String], $pages: Int, $moments: Int) {
  pages: entries(site: $site, type: $type, orderBy: "dateUpdated DESC", limit: $pages) { slug dateUpdated }
  pageCount: entryCount(site: $site, type: $type)
  others: entries(site: $site, section: ["*"], type: ["not", "${PAGE_TYPE}"], orderBy: "dateUpdated DESC", limit: 1) { dateUpdated }
${SETS}  expiring: entries(site: $site, expiryDate: $after, orderBy: "expiryDate", limit: $moments) { slug typeHandle expiryDate }
}`;

/** The same with the entries that global sets have become, and without sets where the content system has none any more. */
function changesQuery(asking: Asking): string {
  const hasSets = asking.schema.field({ type: "Query", path: [] }, "globalSets").kind !== "missing";
  const entries = singleSets(asking).map(
    (handle) => `  ${handle}: entry(section: ["${handle}"], site: $site) { dateUpdated }\n`,
  );
  return CHANGES.replace(SETS, `${hasSets ? SETS : ""}${entries.join("")}`);
}

/** Craft has the argument `status` only for a token whose schema allows inactive elements. */
export const UPCOMING = `query Upcoming($site: [String], $moments: Int) {
  upcoming: entries(site: $site, status: ["pending"], orderBy: "postDate", limit: $moments) { slug typeHandle postDate }
}`;

/** Reads the changes of one content system's site. `now` is in epoch ms. @throws {ContentLookupError} */
export async function siteChanges(ask: Transport, site: string, now: number): Promise<SiteChanges> {
  const what = `the latest changes of site "${site}"`;
  const after = [`> ${new Date(now).toISOString()}`];
  const variables = { site: [site], type: [PAGE_TYPE], after, pages: MOST_PAGES, moments: MOST_MOMENTS };
  const { data } = await ask({ what, document: writer(changesQuery), variables, previewToken: null });
  const upcoming = await upcomingEntries(ask, site);
  const moments = [
    ...momentsOf(property(data, "expiring"), "expiryDate", "expires"),
    ...momentsOf(upcoming ?? [], "postDate", "goes live"),
  ];
  const entries = Object.keys(GLOBAL_SETS).map((handle) => property(data, handle));
  const shared = [...listOf(property(data, "globalSets")), ...entries, ...listOf(property(data, "others"))].flatMap(
    (one) => timeOf(property(one, "dateUpdated")) ?? [],
  );
  return {
    pages: listOf(property(data, "pages")).flatMap((entry) => {
      const updatedAt = timeOf(property(entry, "dateUpdated"));
      return updatedAt === null ? [] : [{ slug: readText(property(entry, "slug")), updatedAt }];
    }),
    pageCount: Number(property(data, "pageCount")) || 0,
    sharedUpdatedAt: shared.length === 0 ? null : Math.max(...shared),
    moments: moments.toSorted((one, other) => one.at - other.at),
    seesUpcoming: upcoming !== null,
  };
}

/** Changes of a site whose content comes from two addresses. */
export const bothChanges = (one: SiteChanges, other: SiteChanges): SiteChanges => ({
  pages: [...one.pages, ...other.pages].toSorted((a, b) => b.updatedAt - a.updatedAt).slice(0, MOST_PAGES),
  pageCount: one.pageCount + other.pageCount,
  sharedUpdatedAt: latest(one.sharedUpdatedAt, other.sharedUpdatedAt),
  moments: [...one.moments, ...other.moments].toSorted((a, b) => a.at - b.at),
  seesUpcoming: one.seesUpcoming && other.seesUpcoming,
});

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** Null where the schema does not allow them. */
async function upcomingEntries(ask: Transport, site: string): Promise<readonly unknown[] | null> {
  const what = `the entries to come of site "${site}"`;
  const variables = { site: [site], moments: MOST_MOMENTS };
  try {
    const { data } = await ask({ what, document: UPCOMING, variables, previewToken: null });
    return listOf(property(data, "upcoming"));
  } catch (error) {
    if (isUpcomingRefused(error)) return null;
    throw error;
  }
}

function momentsOf(
  entries: unknown,
  field: "postDate" | "expiryDate",
  change: ScheduledMoment["change"],
): readonly ScheduledMoment[] {
  return listOf(entries).flatMap((entry) => {
    const at = craftMoment(readText(property(entry, field)) || null);
    if (at === null) return [];
    const isPage = readText(property(entry, "typeHandle")) === PAGE_TYPE;
    return [{ at, change, slug: readText(property(entry, "slug")), isPage }];
  });
}

function timeOf(date: unknown): number | null {
  const at = Date.parse(readText(date));
  return Number.isNaN(at) ? null : at;
}
