import { toList, property } from "../fields/read.ts";
import { readText } from "../fields/text.ts";
import { PAGE_TYPE } from "../page/queries.ts";
import type { Transport } from "../transport/transport.ts";

/**
 * The age limit of row changes that we query, in ms. Older changes are visible, because every page was rendered again
 * since.
 */
const SINCE_MS = 5 * 60_000;

const MOST_ROWS = 200;

/** The deepest nesting of rows; limits the loop that follows owners. */
const DEEPEST = 8;

/**
 * The end of a query for the rows that changed last. Craft 5 lets editors save a single row, which does not change the
 * page's date. The argument `fieldId` selects only rows, and excludes those of drafts.
 */
export const ROWS =
  'fieldId: ["> 0"], dateUpdated: $since, orderBy: "dateUpdated DESC", limit: $rows) { ownerId dateUpdated }';

/** The variable declarations of a document with such a query. */
export const ROW_VARIABLES = ", $since: [String], $rows: Int";

/** The values of these variables. `now` is in epoch ms. */
export const rowBounds = (now: number): { readonly since: readonly string[]; readonly rows: number } => ({
  since: [`> ${new Date(now - SINCE_MS).toISOString()}`],
  rows: MOST_ROWS,
});

/** The query for the rows' owners: pages, or other rows. It does not return owners that are drafts or disabled. */
export const OWNERS = `query Owners($site: [String], $id: [QueryArgument]) {
  owners: entries(site: $site, id: $id) { id slug typeHandle ownerId }
}`;

/** Changes of rows; times in epoch ms. */
export interface RowChanges {
  readonly pages: readonly { readonly slug: string; readonly updatedAt: number }[];
  /**
   * Times of changes that may affect any page: of rows of other entries than pages, or of more rows than can be read.
   */
  readonly shared: readonly number[];
}

/** The time (epoch ms) of the latest change, by slug or id. */
type Latest = Map<string, number>;

const note = (latest: Latest, key: string, at: number): unknown => latest.set(key, Math.max(at, latest.get(key) ?? at));

/** Converts an id to text: Craft sends an entry's own id as text and its owner's as a number. */
const toId = (id: unknown): string => (typeof id === "number" ? String(id) : readText(id));

/** Parses a date of the content system to epoch ms; null for none. */
export function parseTime(date: unknown): number | null {
  const at = Date.parse(readText(date));
  return Number.isNaN(at) ? null : at;
}

/** Finds the pages of changed rows at any depth. @throws {ContentLookupError} */
export async function rowChanges(ask: Transport, site: string, rows: readonly unknown[]): Promise<RowChanges> {
  const changed = rows.flatMap((row) => {
    const at = parseTime(property(row, "dateUpdated"));
    return at === null ? [] : [{ owner: toId(property(row, "ownerId")), at }];
  });
  // At the limit, there may be more changed rows than the response lists.
  if (changed.length >= MOST_ROWS) return { pages: [], shared: changed.map(({ at }) => at) };
  const pages: Latest = new Map();
  const shared: number[] = [];
  let owners: Latest = new Map();
  for (const { owner, at } of changed) note(owners, owner, at);
  for (let depth = 0; depth < DEEPEST && owners.size > 0; depth += 1) {
    const above: Latest = new Map();
    for (const entry of await fetchEntries(ask, site, [...owners.keys()])) {
      const at = owners.get(toId(property(entry, "id")));
      const owner = toId(property(entry, "ownerId"));
      if (at === undefined) continue;
      if (owner !== "") note(above, owner, at);
      else if (property(entry, "typeHandle") === PAGE_TYPE) note(pages, readText(property(entry, "slug")), at);
      else shared.push(at);
    }
    owners = above;
  }
  return { pages: [...pages].map(([slug, updatedAt]) => ({ slug, updatedAt })), shared };
}

async function fetchEntries(ask: Transport, site: string, id: readonly string[]): Promise<readonly unknown[]> {
  const what = `the pages of changed rows of site "${site}"`;
  const { data } = await ask({ what, document: OWNERS, variables: { site: [site], id }, previewToken: null });
  return toList(property(data, "owners"));
}
