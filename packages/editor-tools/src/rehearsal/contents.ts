import { pathOfEntry } from "@courseway/brand";
import type { Page } from "@courseway/content-client";
import { pageReading, type SiteReading } from "../reading/read-site.ts";
import type { RehearsedSite } from "./rehearsed-site.ts";

/** A page's content from a moment on (epoch ms). */
export interface PageVersion {
  readonly from: number;
  readonly page: Page;
}

/** A page's current and future content, in order of time. */
export type PageVersions = readonly PageVersion[];

/** How many pages one request asks for. */
const BATCH = 40;

/** Craft applies a scheduled change at the start of its minute. */
const MINUTE_MS = 60_000;

const isSamePage = (one: Page, other: Page): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Finds the versions after one up to another by bisection, since no list contains the dates of a draft's own rows. */
async function versionsUntil(
  ask: (at: number) => Promise<Page>,
  first: PageVersion,
  last: PageVersion,
): Promise<PageVersions> {
  if (isSamePage(first.page, last.page)) return [];
  const middle = Math.floor((first.from + last.from) / 2 / MINUTE_MS) * MINUTE_MS;
  if (middle <= first.from) return [last];
  const between = { from: middle, page: await ask(middle) };
  return [...(await versionsUntil(ask, first, between)), ...(await versionsUntil(ask, between, last))];
}

/**
 * Lists the slugs of the pages that a preview token opens as drafts. Nothing else shows whether a token is valid: for
 * an expired or unknown token, the content system returns published content.
 */
export async function draftedSlugs(
  { content }: Pick<RehearsedSite, "content">,
  token: string,
): Promise<readonly string[]> {
  return (await content.pages(token)).flatMap(({ slug, isDraft }) => (isDraft ? [slug] : []));
}

/**
 * Fetches the drafts that a preview token opens, each with its rows from their dates on.
 * @param moments the moments of scheduled changes, in order
 */
async function fetchDrafts(
  { content, brand }: RehearsedSite,
  token: string,
  moments: readonly number[],
): Promise<readonly PageVersions[]> {
  const found: PageVersions[] = [];
  for (const slug of await draftedSlugs({ content }, token)) {
    const blog = slug.startsWith(brand.blog.prefix);
    const pageSlug = blog ? slug.slice(brand.blog.prefix.length) : slug;
    const ask = (at: number): Promise<Page> => content.page({ slug: pageSlug, blog, previewToken: token, at });
    const versions: PageVersion[] = [];
    for (const from of moments) {
      const version = { from, page: await ask(from) };
      const last = versions.at(-1);
      versions.push(...(last === undefined ? [version] : await versionsUntil(ask, last, version)));
    }
    found.push(versions);
  }
  return found;
}

async function pagesAt({ content }: RehearsedSite, slugs: readonly string[], at: number): Promise<readonly Page[]> {
  const found: Page[] = [];
  for (let index = 0; index < slugs.length; index += BATCH)
    found.push(...(await content.wholePages(slugs.slice(index, index + BATCH), at)));
  return found;
}

/** Adds a page's content as a new version if it differs from the previous one. */
function added(versions: PageVersions, version: PageVersion): PageVersions {
  const last = versions.at(-1);
  return last !== undefined && isSamePage(last.page, version.page) ? versions : [...versions, version];
}

/**
 * Lists every page in a period, with scheduled pages and rows from the moment at which they go live, and with drafts
 * instead of their pages.
 * @param token a preview token, whose drafts are used; null for published and scheduled content
 */
export async function pageVersions(
  site: RehearsedSite,
  reading: SiteReading,
  { from, to, token }: { readonly from: number; readonly to: number; readonly token: string | null },
): Promise<readonly PageVersions[]> {
  const versions = new Map<string, PageVersions>(reading.pages.map(({ page }) => [page.slug, [{ from, page }]]));
  const { moments } = await site.content.changes(from);
  const coming = moments.filter(({ change, at }) => change === "goes live" && at > from && at <= to);
  const slugs = new Set([...versions.keys(), ...coming.flatMap(({ isPage, slug }) => (isPage ? [slug] : []))]);
  for (const at of new Set(coming.map((moment) => moment.at))) {
    const isPageAlone = coming.every((moment) => moment.at !== at || moment.isPage);
    const asked = isPageAlone ? coming.flatMap(({ at: when, slug }) => (when === at ? [slug] : [])) : [...slugs];
    for (const page of await pagesAt(site, asked, at)) {
      const earlierVersions = versions.get(page.slug) ?? [];
      versions.set(page.slug, added(earlierVersions, { from: earlierVersions.length === 0 ? from : at, page }));
    }
  }
  if (token !== null) {
    const starts = [...new Set(coming.map(({ at }) => at))].toSorted((one, other) => one - other);
    for (const draft of await fetchDrafts(site, token, [from, ...starts, to]))
      versions.set(draft[0]?.page.slug ?? "", draft);
  }
  return [...versions]
    .toSorted(([one], [other]) => (pathOfEntry(one, reading.brand) < pathOfEntry(other, reading.brand) ? -1 : 1))
    .map(([, all]) => all);
}

/** Returns a site's content for the rehearsal: texts of drafts and later versions of pages are checked as well. */
export const rehearsedReading = (reading: SiteReading, pages: readonly PageVersions[]): SiteReading => ({
  ...reading,
  pages: pages.flatMap((versions) => versions.map(({ from, page }) => ({ ...pageReading(page, reading), from }))),
});
