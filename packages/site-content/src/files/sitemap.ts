import { SitemapStream, streamToPromise } from "sitemap";
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

/** The maximum number of addresses in a sitemap, by its protocol. */
export const MOST_ADDRESSES = 50_000;

/**
 * `sitemap.xml`, for search engines.
 * @param pages those that search engines may index
 * @param siteUrl the site's own address
 */
export async function sitemap(pages: readonly IndexedPage[], siteUrl: string): Promise<string> {
  const items = pages.slice(0, MOST_ADDRESSES).map(({ path, changedAt }) => ({
    url: new URL(path, siteUrl).href,
    ...(changedAt !== null && { lastmod: changedAt.toISOString() }),
  }));
  // Only what is used is declared: no pictures, videos, news or languages.
  const stream = new SitemapStream({ xmlns: { news: false, xhtml: false, image: false, video: false } });
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}
