import { craftMoment } from "../fields/craft-moment.ts";
import { property, toList } from "../fields/read.ts";
import { readText } from "../fields/text.ts";
import { GLOBAL_SETS, singleSets } from "../globals/globals.ts";
import { PAGE_TYPE } from "../page/queries.ts";
import { ROW_VARIABLES, rowBounds, rowChanges, ROWS, parseTime } from "./row-changes.ts";
import { writer, type Asking } from "../selections/asking.ts";
import { rowsAreEntries } from "../selections/fragment-names.ts";
import { isUpcomingRefused } from "../selections/upcoming.ts";
import type { ContentRequest, Transport } from "../transport/transport.ts";

/** A moment at which content changes without a publication, by schedule. */
export interface ScheduledMoment {
  /** In epoch ms, at the start of a minute, as Craft schedules. */
  readonly at: number;
  readonly change: "goes live" | "expires";
  /** The entry's slug; empty for a row without one. */
  readonly slug: string;
  /** Whether the entry is a page, rather than a row or another entry. */
  readonly isPage: boolean;
}

/** The latest and the scheduled changes of a site's content. */
export interface SiteChanges {
  /** The pages that changed last, or of which a row changed, newest first; at most 50. */
  readonly pages: readonly { readonly slug: string; readonly updatedAt: number }[];
  /** The number of live pages. */
  readonly pageCount: number;
  /**
   * The time (epoch ms) of the last change that may affect any page: of a global set, a product, another entry that is
   * not a page, or a row of one. Null for none.
   */
  readonly sharedUpdatedAt: number | null;
  /** The scheduled changes, in order; at most the next 100 of each kind. */
  readonly moments: readonly ScheduledMoment[];
  /** Whether the token's schema lets it read pending entries; if false, no `goes live` moments are known. */
  readonly seesUpcoming: boolean;
}

const MOST_PAGES = 50;
const MOST_MOMENTS = 100;

/** Queries when the global sets last changed. */
const SETS = "  globalSets(site: $site) { handle dateUpdated }\n";

/**
 * Queries the latest changes and the next expiry dates, also of rows, which are entries in Craft 5. The section "*"
 * excludes rows.
 */
const changesDocument = (sets: string, hasRows: boolean): string =>
  `query Changes($site: [String], $type: [String], $after: [String], $pages: Int, $moments: Int${hasRows ? ROW_VARIABLES : ""}) {
  pages: entries(site: $site, type: $type, orderBy: "dateUpdated DESC", limit: $pages) { slug dateUpdated }
  pageCount: entryCount(site: $site, type: $type)
${hasRows ? `  rows: entries(site: $site, ${ROWS}\n` : ""}  others: entries(site: $site, section: ["*"], type: ["not", "${PAGE_TYPE}"], orderBy: "dateUpdated DESC", limit: 1) { dateUpdated }
${sets}  expiring: entries(site: $site, expiryDate: $after, orderBy: "expiryDate", limit: $moments) { slug typeHandle expiryDate }
}`;

/** The document for Craft 5 with global sets. */
export const CHANGES = changesDocument(SETS, true);

/** The document with the entries that global sets have become, and without sets if the content system has none. */
function changesQuery(asking: Asking): string {
  const hasSets = asking.schema.field({ type: "Query", path: [] }, "globalSets").kind !== "missing";
  const entries = singleSets(asking).map(
    (handle) => `  ${handle}: entry(section: ["${handle}"], site: $site) { dateUpdated }\n`,
  );
  return changesDocument(`${hasSets ? SETS : ""}${entries.join("")}`, rowsAreEntries(asking.names));
}

/** Queries rows that are no longer shown: disabled, outside their dates, or deleted. */
const HIDDEN_ROWS = `  hiddenRows: entries(site: $site, status: ["pending", "expired", "disabled"], ${ROWS}
  deletedRows: entries(site: $site, trashed: true, ${ROWS}
`;

const upcomingDocument = (hasRows: boolean): string =>
  `query Upcoming($site: [String], $moments: Int${hasRows ? ROW_VARIABLES : ""}) {
  upcoming: entries(site: $site, status: ["pending"], orderBy: "postDate", limit: $moments) { slug typeHandle postDate }
${hasRows ? HIDDEN_ROWS : ""}}`;

/**
 * The query for hidden entries. Craft accepts `status` and `trashed` only if the token's schema allows inactive
 * elements.
 */
export const UPCOMING = upcomingDocument(true);

/** Fetches the changes of a site from one content system. `now` is in epoch ms. @throws {ContentLookupError} */
export async function siteChanges(ask: Transport, site: string, now: number): Promise<SiteChanges> {
  const what = `the latest changes of site "${site}"`;
  const after = [`> ${new Date(now).toISOString()}`];
  const bounds = { ...rowBounds(now), moments: MOST_MOMENTS };
  const variables = { site: [site], type: [PAGE_TYPE], after, pages: MOST_PAGES, ...bounds };
  const { data } = await ask({ what, document: writer(changesQuery), variables, previewToken: null });
  const more = await fetchHiddenEntries(ask, { site: [site], ...bounds });
  const upcoming = more === null ? null : toList(property(more, "upcoming"));
  const ofRows = await rowChanges(ask, site, [
    ...toList(property(data, "rows")),
    ...toList(property(more, "hiddenRows")),
    ...toList(property(more, "deletedRows")),
  ]);
  const moments = [
    ...listMoments(property(data, "expiring"), "expiryDate", "expires"),
    ...listMoments(upcoming ?? [], "postDate", "goes live"),
  ];
  const entries = Object.keys(GLOBAL_SETS).map((handle) => property(data, handle));
  const others = [...toList(property(data, "globalSets")), ...entries, ...toList(property(data, "others"))];
  const shared = [...others.flatMap((one) => parseTime(property(one, "dateUpdated")) ?? []), ...ofRows.shared];
  const pages = toList(property(data, "pages")).flatMap((entry) => {
    const updatedAt = parseTime(property(entry, "dateUpdated"));
    return updatedAt === null ? [] : [{ slug: readText(property(entry, "slug")), updatedAt }];
  });
  return {
    pages: listNewest([...pages, ...ofRows.pages]),
    pageCount: Number(property(data, "pageCount")) || 0,
    sharedUpdatedAt: shared.length === 0 ? null : Math.max(...shared),
    moments: moments.toSorted((one, other) => one.at - other.at),
    seesUpcoming: upcoming !== null,
  };
}

/** Merges the changes of a site whose content has two addresses. */
export const bothChanges = (one: SiteChanges, other: SiteChanges): SiteChanges => ({
  pages: listNewest([...one.pages, ...other.pages]),
  pageCount: one.pageCount + other.pageCount,
  sharedUpdatedAt: latest(one.sharedUpdatedAt, other.sharedUpdatedAt),
  moments: [...one.moments, ...other.moments].toSorted((a, b) => a.at - b.at),
  seesUpcoming: one.seesUpcoming && other.seesUpcoming,
});

const listNewest = (pages: SiteChanges["pages"]): SiteChanges["pages"] =>
  pages.toSorted((a, b) => b.updatedAt - a.updatedAt).slice(0, MOST_PAGES);

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** Fetches pending entries and recently hidden rows; null if the schema does not allow them. */
async function fetchHiddenEntries(ask: Transport, variables: ContentRequest["variables"]): Promise<unknown> {
  const what = `the entries to come of site "${String(variables["site"])}"`;
  const document = upcomingDocument(rowsAreEntries(await ask.names()));
  try {
    return (await ask({ what, document, variables, previewToken: null })).data;
  } catch (error) {
    if (isUpcomingRefused(error)) return null;
    throw error;
  }
}

function listMoments(
  entries: unknown,
  field: "postDate" | "expiryDate",
  change: ScheduledMoment["change"],
): readonly ScheduledMoment[] {
  return toList(entries).flatMap((entry) => {
    const at = craftMoment(readText(property(entry, field)) || null);
    if (at === null) return [];
    const isPage = readText(property(entry, "typeHandle")) === PAGE_TYPE;
    return [{ at, change, slug: readText(property(entry, "slug")), isPage }];
  });
}
