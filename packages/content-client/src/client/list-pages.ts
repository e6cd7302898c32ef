import { ContentLookupError } from "../errors.ts";
import { property } from "../fields/read.ts";
import { readText } from "../fields/text.ts";
import { type ListedPage, pageListQuery, readListedPage, SECTIONS_QUERY } from "../page/page-list.ts";
import { writer, type RefusedPart } from "../selections/asking.ts";
import type { ContentRequest, Transport } from "../transport/transport.ts";

/** How many pages are asked for at a time: an answer of some hundred KB. */
export const BATCH = 500;

/** More batches than this are no site's: a server that ignores `offset` would never come to an end. */
const MOST_BATCHES = 1000;

interface Listing {
  readonly site: string;
  readonly previewToken: string | null;
  readonly onRefused: (parts: readonly RefusedPart[]) => void;
}

/** Every page of a site, batch by batch. @throws {ContentLookupError} when they could not be had. */
export async function listPages(ask: Transport, listing: Listing): Promise<readonly ListedPage[]> {
  const pages: ListedPage[] = [];
  const sections = await listSections(ask, listing);
  const document = writer((asking) => pageListQuery(sections, asking));
  for await (const batch of batches(ask, document, listing)) {
    pages.push(...batch.flatMap((entry) => readListedPage(entry) ?? []));
  }
  return pages;
}

/** The sections that pages stand in. Where the section is no part of a type's name, one name fits all. */
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
    // Without the entries and their slugs there is no list; any other field may be refused.
    const isEssential = (path: readonly string[]): boolean => path.length === 1 || path[1] === "slug";
    const { data, refused } = await ask({ what, document, variables, previewToken, isEssential });
    onRefused(refused);
    const entries = readEntries(what, data);
    yield entries;
    if (entries.length < BATCH) return;
  }
}

/** The entries of an answer. @throws {ContentLookupError} where it has none in the documented form. */
export function readEntries(what: string, data: unknown): readonly unknown[] {
  const entries = property(data, "entries");
  if (Array.isArray(entries)) return entries;
  throw new ContentLookupError(what, "Its answer has no entries in the documented form", null);
}
