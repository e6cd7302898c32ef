import { type BrandConfig, pathOfEntry, parseUrl } from "@courseway/brand";
import {
  type ContentClient,
  type Globals,
  type ListedPage,
  NO_GLOBALS,
  type SiteChanges,
} from "@courseway/content-client";
import type { Report } from "@courseway/observability";
import { findAddress, canonicalPath } from "../lookups/find-address.ts";
import { publishCount } from "../lookups/lookup-memory.ts";
import { createCachedReading, type CachedReading } from "./cached-reading.ts";
import { readRedirects, type Redirects } from "./redirects.ts";

/** A page in the site's list. */
export interface IndexedPage {
  /** The entry's slug, with the blog's prefix. */
  readonly slug: string;
  /** The page's canonical path, with slashes around it. */
  readonly path: string;
  readonly title: string;
  /** The editor's description for search results or listings, or null. */
  readonly description: string | null;
  /** Whether search engines may index it under this address. [SEO-001, SEO-004] */
  readonly isIndexed: boolean;
  /** Whether it is a blog article; a blog's home page is not. */
  readonly isArticle: boolean;
  readonly isDraft: boolean;
  readonly changedAt: Date | null;
  readonly publishedAt: Date | null;
  readonly page: ListedPage;
}

/** Reads a date with an offset, as content writes them; null for anything else. */
function parseDate(text: string | null): Date | null {
  const at = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at);
}

function isElsewhere(canonicalUrl: string | null, path: string, brand: BrandConfig): boolean {
  return canonicalUrl !== null && parseUrl(canonicalUrl, brand.url)?.href !== new URL(path, brand.url).href;
}

/**
 * The site's pages, sorted by address. Entries without an address, such as blog entries of a brand without a blog, are left out.
 */
export function indexedPages(listed: readonly ListedPage[], brand: BrandConfig): readonly IndexedPage[] {
  const found = listed.flatMap((page): IndexedPage[] => {
    const path = canonicalPath(pathOfEntry(page.slug, brand), brand);
    const address = findAddress(path, brand);
    if (address?.entrySlug !== page.slug) return [];
    const { canonicalUrl, description, noindex, pageTitle } = page.seoContent;
    return [
      {
        slug: page.slug,
        path,
        title: page.pageTitle ?? pageTitle ?? page.title ?? page.slug,
        description: description ?? page.blogSummary,
        isIndexed: !noindex && !isElsewhere(canonicalUrl, path, brand),
        isArticle: address.blog && address.slug !== "home",
        isDraft: page.isDraft,
        changedAt: parseDate(page.dateUpdated),
        publishedAt: parseDate(page.postDate),
        page,
      },
    ];
  });
  return found.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The site's pages, as a sorted list and by address. */
export interface PageIndex {
  readonly all: readonly IndexedPage[];
  readonly byPath: ReadonlyMap<string, IndexedPage>;
}

const pageIndex = (all: readonly IndexedPage[]): PageIndex => ({
  all,
  byPath: new Map(all.map((page) => [page.path, page])),
});

/** The pages above a page, from the home page down. Addresses in between without a page are left out. */
export function buildTrail(path: string, { byPath }: PageIndex): readonly IndexedPage[] {
  const segments = path.split("/").filter(Boolean);
  const above = segments.map((_, at) => (at === 0 ? "/" : `/${segments.slice(0, at).join("/")}/`));
  return above.flatMap((parent) => byPath.get(parent) ?? []);
}

/** The pages above a page that visitors may find, without the home page. */
export const listPagesAbove = (path: string, index: PageIndex): readonly IndexedPage[] =>
  buildTrail(path, index).filter((page) => page.path !== "/" && page.isIndexed);

/** The site's list of pages and what depends on it. */
export interface SiteIndex {
  readonly pages: CachedReading<PageIndex>;
  readonly redirects: CachedReading<Redirects>;
  /** The pages that an editor's token opens, as drafts if it opens drafts. Never cached. @throws ContentLookupError */
  readonly drafts: (token: string) => Promise<readonly IndexedPage[]>;
  /** The latest and the scheduled changes; `now` in epoch ms. Never cached. @throws ContentLookupError */
  readonly changes: (now: number) => Promise<SiteChanges>;
}

/** What the list of pages is read from. */
export interface SiteIndexOptions {
  readonly content: Pick<ContentClient, "pages" | "redirects" | "changes">;
  readonly brand: BrandConfig;
  readonly report: Report;
  /** Ms of a monotonic clock. */
  readonly now: () => number;
  /** In development every request reads content again, so a saved change shows without a webhook. */
  readonly isDevelopment: boolean;
}

/** How many publishes may have changed a reading; in development every request counts as one. */
const countPublishes = (
  what: "any" | "site",
  { now, isDevelopment }: Pick<SiteIndexOptions, "now" | "isDevelopment">,
) => (isDevelopment ? now : () => publishCount(what));

/** How the global sets are read. */
export interface SiteGlobalsOptions extends Pick<SiteIndexOptions, "report" | "now" | "isDevelopment"> {
  readonly read: () => Promise<Globals>;
}

/** The global sets for the app's own pages. While content has never answered, such a page has no banners. Never rejects. [PB-001] */
export function createSiteGlobals({ read, report, ...clock }: SiteGlobalsOptions): () => Promise<Globals> {
  const publishes = countPublishes("any", clock);
  const { get } = createCachedReading({ read, what: "The global sets", publishes, report, now: clock.now });
  return async () => (await get()) ?? NO_GLOBALS;
}

/** Reads the site's list of pages and its redirects once for all requests of a process. */
export function createSiteIndex({ content, brand, report, ...clock }: SiteIndexOptions): SiteIndex {
  let reported: readonly string[] = [];
  /** Reports each refused line once, and again only after an editor rewrote it. */
  const reportProblems = (problems: readonly string[]): void => {
    for (const message of problems)
      if (!reported.includes(message)) report({ level: "warn", message, tags: { tag: "redirects" } });
    reported = problems;
  };
  const shared = { report, now: clock.now };
  return {
    pages: createCachedReading({
      ...shared,
      what: "The list of the site's pages",
      publishes: countPublishes("any", clock),
      read: async () => pageIndex(indexedPages(await content.pages(), brand)),
    }),
    redirects: createCachedReading({
      ...shared,
      what: "The redirects",
      publishes: countPublishes("site", clock),
      read: async () => {
        const redirects = readRedirects(await content.redirects(), brand);
        reportProblems(redirects.problems);
        return redirects;
      },
    }),
    changes: (at) => content.changes(at),
    drafts: async (token) => indexedPages(await content.pages(token), brand).filter(({ isDraft }) => isDraft),
  };
}
