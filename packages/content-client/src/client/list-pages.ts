import { ContentLookupError } from "../errors.ts";
import { property } from "../fields/read.ts";
import { readText } from "../fields/text.ts";
import { type ListedPage, pageListQuery, readListedPage, SECTIONS_QUERY } from "../page/page-list.ts";
import { writer, type RefusedPart } from "../selections/asking.ts";
import type { ContentRequest, Transport } from "../transport/transport.ts";

/** The number of pages in one query; the response has a few hundred KB. */
export const BATCH = 500;

/** The limit of batches. No site has more; without it, a server that ignores `offset` would cause an endless loop. */
const MOST_BATCHES = 1000;

interface Listing {
  readonly site: string;
  readonly previewToken: string | null;
  readonly onRefused: (parts: readonly RefusedPart[]) => void;
}

/** Lists every page of a site, in batches. @throws {ContentLookupError} if they cannot be read. */
export async function listPages(ask: Transport, listing: Listing): Promise<readonly ListedPage[]> {
  const pages: ListedPage[] = [];
  const sections = await listSections(ask, listing);
  const document = writer((asking) => pageListQuery(sections, asking));
  for await (const batch of batches(ask, document, listing)) {
    pages.push(...batch.flatMap((entry) => readListedPage(entry) ?? []));
  }
  return pages;
}

/** Lists the sections that have pages; returns one placeholder if type names do not contain the section. */
export async function listSections(ask: Transport, listing: Listing): Promise<readonly string[]> {
  const names = await ask.names();
  if (names.entry("a", "x") === names.entry("b", "x")) return ["pages"];
  const found = new Set<string>();
  for await (const batch of batches(ask, SECTIONS_QUERY, listing)) {
    for (const entry of batch) found.add(readText(property(entry, "sectionHandle")));
  }
  return [...found].filter((section) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(section));
}

async function* batches(
  ask: Transport,
  document: ContentRequest["document"],
  listing: Listing,
): AsyncGenerator<readonly unknown[]> {
  const { site, previewToken, onRefused } = listing;
  const what = `the list of pages of site "${site}"`;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const variables = { site: [site], limit: BATCH, offset: batch * BATCH };
    // The list requires the entries and their slugs; any other field may be refused.
    const isEssential = (path: readonly string[]): boolean => path.length === 1 || path[1] === "slug";
    const { data, refused } = await ask({ what, document, variables, previewToken, isEssential });
    onRefused(refused);
    const entries = readEntries(what, data);
    yield entries;
    if (entries.length < BATCH) return;
  }
}

/** Returns the entries of a response. @throws {ContentLookupError} if it has none in the documented form. */
export function readEntries(what: string, data: unknown): readonly unknown[] {
  const entries = property(data, "entries");
  if (Array.isArray(entries)) return entries;
  throw new ContentLookupError(what, "Its answer has no entries in the documented form", null);
}
