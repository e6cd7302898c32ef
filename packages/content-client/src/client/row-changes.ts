import { toList, property } from "../fields/read.ts";
import { readText } from "../fields/text.ts";
import { PAGE_TYPE } from "../page/queries.ts";
import type { Transport } from "../transport/transport.ts";

/** How far back changes of rows are looked for, in ms. What is older shows: every page has been rendered again since. */
const SINCE_MS = 5 * 60_000;

const MOST_ROWS = 200;

/** No row is within more rows than this; owners that never end would be asked for ever. */
const DEEPEST = 8;

/**
 * The end of a query for the rows that changed last. Craft 5 has a screen for a row by itself, whose save leaves the date of
 * the page as it was. With the argument `fieldId` rows alone come, and none of a draft's own.
 */
export const ROWS =
  'fieldId: ["> 0"], dateUpdated: $since, orderBy: "dateUpdated DESC", limit: $rows) { ownerId dateUpdated }';

/** What a document with such a query declares. */
export const ROW_VARIABLES = ", $since: [String], $rows: Int";

/** Its variables. `now` is in epoch ms. */
export const rowBounds = (now: number): { readonly since: readonly string[]; readonly rows: number } => ({
  since: [`> ${new Date(now - SINCE_MS).toISOString()}`],
  rows: MOST_ROWS,
});

/** The entries that rows belong to: pages, or rows of their own. An owner that is a draft, or is switched off, does not come. */
export const OWNERS = `query Owners($site: [String], $id: [QueryArgument]) {
  owners: entries(site: $site, id: $id) { id slug typeHandle ownerId }
}`;

/** Where rows changed; times in epoch ms. */
export interface RowChanges {
  readonly pages: readonly { readonly slug: string; readonly updatedAt: number }[];
  /** Times of changes that any page may show: of rows of entries that are no pages, and of more rows than could be read. */
  readonly shared: readonly number[];
}

/** The time (epoch ms) of the latest change, by what changed. */
type Latest = Map<string, number>;

const note = (latest: Latest, key: string, at: number): unknown => latest.set(key, Math.max(at, latest.get(key) ?? at));

/** Craft sends an entry's own id as text, and its owner's as a number. */
const toId = (id: unknown): string => (typeof id === "number" ? String(id) : readText(id));

/** A date of the content system in epoch ms; null for none. */
export function parseTime(date: unknown): number | null {
  const at = Date.parse(readText(date));
  return Number.isNaN(at) ? null : at;
}

/** On which pages some changed rows stand, however deep. @throws {ContentLookupError} */
export async function rowChanges(ask: Transport, site: string, rows: readonly unknown[]): Promise<RowChanges> {
  const changed = rows.flatMap((row) => {
    const at = parseTime(property(row, "dateUpdated"));
    return at === null ? [] : [{ owner: toId(property(row, "ownerId")), at }];
  });
  // There may be more than are listed.
  if (changed.length >= MOST_ROWS) return { pages: [], shared: changed.map(({ at }) => at) };
  const pages: Latest = new Map();
  const shared: number[] = [];
  let owners: Latest = new Map();
  for (const { owner, at } of changed) note(owners, owner, at);
  for (let depth = 0; depth < DEEPEST && owners.size > 0; depth += 1) {
    const above: Latest = new Map();
    for (const entry of await entriesWith(ask, site, [...owners.keys()])) {
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

async function entriesWith(ask: Transport, site: string, id: readonly string[]): Promise<readonly unknown[]> {
  const what = `the pages of changed rows of site "${site}"`;
  const { data } = await ask({ what, document: OWNERS, variables: { site: [site], id }, previewToken: null });
  return toList(property(data, "owners"));
}
