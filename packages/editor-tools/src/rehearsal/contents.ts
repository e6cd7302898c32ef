import { pathOfEntry } from "@courseway/brand";
import type { Page } from "@courseway/content-client";
import type { SiteReading } from "../reading/read-site.ts";
import type { RehearsedSite } from "./rehearsed-site.ts";

/** A page's content from a moment on (epoch ms). */
export interface PageVersion {
  readonly from: number;
  readonly page: Page;
}

/** A page with its content as it is and as it will be, the first version first. */
export type PageVersions = readonly PageVersion[];

/** How many pages are asked for at a time. */
const BATCH = 40;

/** Craft changes what has a date at the start of that minute. */
const MINUTE_MS = 60_000;

const isSamePage = (one: Page, other: Page): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The versions after one up to another: nothing lists the dates of a draft's own rows, so they are looked for between the two. */
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

/** The drafts that a preview token opens, each with its rows from their dates on. @param moments those of what is scheduled, from the first to the last */
async function fetchDrafts(
  { content, brand }: RehearsedSite,
  token: string,
  moments: readonly number[],
): Promise<readonly PageVersions[]> {
  const drafts = (await content.pages(token)).filter(({ isDraft }) => isDraft);
  const found: PageVersions[] = [];
  for (const { slug } of drafts) {
    const blog = slug.startsWith(brand.blog.prefix);
    const own = blog ? slug.slice(brand.blog.prefix.length) : slug;
    const ask = (at: number): Promise<Page> => content.page({ slug: own, blog, previewToken: token, at });
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

/** Adds a page's content as a version of its own where it is another than the one before. */
function added(versions: PageVersions, version: PageVersion): PageVersions {
  const last = versions.at(-1);
  return last !== undefined && isSamePage(last.page, version.page) ? versions : [...versions, version];
}

/**
 * Every page of a time, scheduled pages and rows with the moment at which they go live, drafts in the place of their pages.
 * @param token of a preview, whose drafts are taken; null for what is published or scheduled
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
      const known = versions.get(page.slug) ?? [];
      versions.set(page.slug, added(known, { from: known.length === 0 ? from : at, page }));
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
