import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import { Readable } from "node:stream";
import type { IndexedPage } from "../site-index/site-index.ts";

/**
 * `robots.txt`: allows search engines on the live site only, and names its sitemap. [SEO-002]
 * @param siteUrl the site's own address
 */
export const robotsText = (siteUrl: string, isProduction: boolean): string =>
  isProduction
    ? `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", siteUrl).href}\n`
    : "User-agent: *\nDisallow: /\n";

/** The maximum number of addresses in a sitemap. */
export const MOST_ADDRESSES = 50_000;

/** `/sitemap.xml`, and its parts if a site has too many pages for one. */
const NAME = /^sitemap(?:-([1-9]\d*))?\.xml$/u;

/** Whether a file name can be a sitemap's. */
export const isSitemapName = (name: string): boolean => NAME.test(name);

/**
 * A sitemap, or the index of its parts, as XML; null for a part that does not exist.
 * @param name `sitemap.xml`, or `sitemap-2.xml` for its second part
 * @param pages those that search engines may index
 * @param siteUrl the site's own address
 */
export async function sitemap(
  name: string,
  pages: readonly IndexedPage[],
  siteUrl: string,
  most = MOST_ADDRESSES,
): Promise<string | null> {
  const part = NAME.exec(name)?.[1];
  const parts = Math.ceil(pages.length / most);
  if (part !== undefined) {
    const number = Number(part);
    return parts > 1 && number <= parts ? urlSet(pages.slice((number - 1) * most, number * most), siteUrl) : null;
  }
  if (parts <= 1) return urlSet(pages, siteUrl);
  const sitemaps = Array.from({ length: parts }, (_, at) => ({
    url: new URL(`/sitemap-${at + 1}.xml`, siteUrl).href,
    ...lastmod(findLatest(pages.slice(at * most, (at + 1) * most))),
  }));
  return renderXml(sitemaps, new SitemapIndexStream());
}

const urlSet = (pages: readonly IndexedPage[], siteUrl: string): Promise<string> =>
  renderXml(
    pages.map(({ path, changedAt }) => ({ url: new URL(path, siteUrl).href, ...lastmod(changedAt) })),
    // Only what is used is declared: no pictures, videos, news or languages.
    new SitemapStream({ xmlns: { news: false, xhtml: false, image: false, video: false } }),
  );

/** The last change to the second; absent if unknown. */
const lastmod = (at: Date | null): { lastmod?: string } => (at === null ? {} : { lastmod: at.toISOString() });

function findLatest(pages: readonly IndexedPage[]): Date | null {
  const times = pages.flatMap(({ changedAt }) => (changedAt === null ? [] : [changedAt.getTime()]));
  return times.length === 0 ? null : new Date(times.reduce((one, other) => Math.max(one, other)));
}

async function renderXml(items: readonly object[], stream: SitemapStream | SitemapIndexStream): Promise<string> {
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}
