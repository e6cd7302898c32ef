import { type BrandConfig, pathOfEntry } from "@courseway/brand";
import {
  type BlockContract,
  type ContentClient,
  GLOBAL_SETS,
  type Globals,
  PAGE_FIELDS,
  type Page,
  type RedirectRow,
} from "@courseway/content-client";
import type { Place } from "../finding/finding.ts";
import { type Part, listParts } from "./parts.ts";

/** A page of a site, and everything that is set on it. */
export interface PageReading {
  readonly path: string;
  readonly page: Page;
  readonly parts: readonly Part[];
  /** The start of this content (epoch ms), if the page's content changes over time; absent if it does not. */
  readonly from?: number;
}

/** A page that visitors do not see yet. */
export interface UpcomingPage {
  readonly path: string;
  /** When it goes live, in epoch ms. */
  readonly at: number;
}

/** One brand's complete content. */
export interface SiteReading {
  /** The brand's name in lower case: its folder in `apps` and its name on the command line. */
  readonly name: string;
  readonly brand: BrandConfig;
  readonly blocks: readonly BlockContract[];
  readonly globals: Globals;
  /** Everything that is set in the global sets. */
  readonly parts: readonly Part[];
  readonly redirects: readonly RedirectRow[];
  readonly pages: readonly PageReading[];
  /** Pages that are not live yet. Empty if the content system does not show them. */
  readonly upcoming: readonly UpcomingPage[];
  /** Pages that could not be read, and why. */
  readonly unread: readonly { readonly path: string; readonly reason: string }[];
}

/** The brand whose content to read, and how. */
export interface SiteSource {
  readonly brand: BrandConfig;
  /** The blocks that the content client was created with. */
  readonly blocks: readonly BlockContract[];
  readonly content: Pick<ContentClient, "globals" | "pages" | "redirects" | "wholePages" | "changes">;
  /** Called after each batch of pages with the number of pages read and their total. */
  readonly onProgress?: (read: number, of: number) => void;
}

/** How many pages one request asks for: a response of several hundred KB. */
const BATCH = 40;

/** The parts of the globals in which editors write offers, each with the handle of its set. */
const OFFER_SETS = [
  ["emailCapture", "emailCapture"],
  ["topPromo", "topPromoBanner"],
  ["graphicPromo", "graphicPromoBanner"],
  ["offer", "headerPromoBanner"],
] as const satisfies readonly (readonly [keyof Globals, keyof typeof GLOBAL_SETS])[];

/** Returns the handle of the global set that a part of the globals is read from. */
export const setHandle = (part: (typeof OFFER_SETS)[number][0]): string =>
  OFFER_SETS.find(([name]) => name === part)?.[1] ?? part;

const listGlobalParts = (globals: Globals): readonly Part[] =>
  OFFER_SETS.flatMap(([part, handle]) =>
    listParts(globals[part], GLOBAL_SETS[handle], { path: null, part: handle, field: null }),
  );

/** Returns the place of a page's block. Its number starts at 1, as in the editor. */
export const getBlockPlace = (
  path: string,
  { index, name }: { readonly index: number; readonly name: string },
): Place => ({
  path,
  part: `${index + 1} ${name}`,
  field: null,
});

function listPageParts(path: string, page: Page, blocks: ReadonlyMap<string, BlockContract>): readonly Part[] {
  const own = {
    exitIntentModal: page.exitIntent,
    featuredEntryImage: page.featuredEntryImage,
    stickyEmailCapture: page.emailCapture,
  };
  const place = { path, part: null, field: null };
  const ofPage = Object.entries(own).flatMap(([handle, value]) =>
    listParts({ [handle]: value }, PAGE_FIELDS, { ...place, part: handle }),
  );
  // Visitors read the search result before anything else of a page.
  const { pageTitle, description } = page.seo;
  const ofSearch = listParts({ pageTitle, description }, {}, { ...place, part: "seoContent" });
  const ofBlocks = page.blocks.flatMap((block) =>
    block.kind === "block"
      ? listParts(block.content, blocks.get(block.name)?.fields ?? {}, getBlockPlace(path, block))
      : [],
  );
  return [...ofPage, ...ofSearch, ...ofBlocks];
}

/** Reads a page's content with everything that is set on it. */
export function pageReading(page: Page, { brand, blocks }: Pick<SiteSource, "brand" | "blocks">): PageReading {
  const path = pathOfEntry(page.slug, brand);
  return { path, page, parts: listPageParts(path, page, new Map(blocks.map((block) => [block.name, block]))) };
}

const describeReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Batch {
  readonly pages: readonly Page[];
  readonly failed: SiteReading["unread"];
}

/**
 * Reads several pages at once. If that fails, it reads each page separately, so that a faulty page affects only itself.
 */
async function readBatch(source: SiteSource, slugs: readonly string[]): Promise<Batch> {
  try {
    return { pages: await source.content.wholePages(slugs), failed: [] };
  } catch (error) {
    const [slug = ""] = slugs;
    if (slugs.length === 1)
      return { pages: [], failed: [{ path: pathOfEntry(slug, source.brand), reason: describeReason(error) }] };
  }
  const each: Batch[] = [];
  for (const slug of slugs) each.push(await readBatch(source, [slug]));
  return { pages: each.flatMap(({ pages }) => pages), failed: each.flatMap(({ failed }) => failed) };
}

/**
 * Reads a brand's complete content: global sets, redirects and every page, in the order of their addresses.
 * @throws ContentLookupError if global sets, redirects or the list of pages cannot be read
 */
export async function readSite(source: SiteSource): Promise<SiteReading> {
  const { brand, blocks, content, onProgress } = source;
  const [globals, redirects, listed, { moments }] = await Promise.all([
    content.globals(),
    content.redirects(),
    content.pages(),
    content.changes(0),
  ]);
  const upcoming = moments.filter(({ change, isPage }) => change === "goes live" && isPage);
  const slugs = listed.map(({ slug }) => slug);
  const pages: PageReading[] = [];
  const unread: SiteReading["unread"][number][] = [];
  for (let at = 0; at < slugs.length; at += BATCH) {
    const batch = await readBatch(source, slugs.slice(at, at + BATCH));
    pages.push(...batch.pages.map((page) => pageReading(page, source)));
    unread.push(...batch.failed);
    onProgress?.(Math.min(at + BATCH, slugs.length), slugs.length);
  }
  return {
    name: brand.id.toLowerCase(),
    brand,
    blocks,
    globals,
    parts: listGlobalParts(globals),
    redirects,
    upcoming: upcoming.map(({ slug, at }) => ({ path: pathOfEntry(slug, brand), at })),
    pages: pages.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    unread,
  };
}
