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

/** The drafts that a preview token opens. */
async function fetchDrafts({ content, brand }: RehearsedSite, token: string, at: number): Promise<readonly Page[]> {
  const drafts = (await content.pages(token)).filter(({ isDraft }) => isDraft);
  const found: Page[] = [];
  for (const { slug } of drafts) {
    const blog = slug.startsWith(brand.blog.prefix);
    const own = blog ? slug.slice(brand.blog.prefix.length) : slug;
    found.push(await content.page({ slug: own, blog, previewToken: token, at }));
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
  return last !== undefined && JSON.stringify(last.page) === JSON.stringify(version.page)
    ? versions
    : [...versions, version];
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
  if (token !== null)
    for (const page of await fetchDrafts(site, token, to))
      versions.set(page.slug, [{ from, page: { ...page, postDate: null } }]);
  return [...versions]
    .toSorted(([one], [other]) => (pathOfEntry(one, reading.brand) < pathOfEntry(other, reading.brand) ? -1 : 1))
    .map(([, all]) => all);
}
