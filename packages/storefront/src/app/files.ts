import { SHARED_LIFE } from "@courseway/next-page-cache";
import { processPageData } from "../host/cache/process-pages.ts";
import type { Host } from "../host/host.ts";
import { bundleSource } from "../next-config/bundle-source.ts";
import {
  DEVELOPMENT_BUNDLE,
  DEVELOPMENT_CHANGES,
  STORED_NAME,
  STORED_TYPES,
  BUILT_FILES,
  PAGE_DATA_NAME,
  RUNTIME_STARTER,
} from "@courseway/next-finish/start";
import { feed, FEED_TYPES, isFeedName, robotsText, sitemap } from "@courseway/site-content/files";
import type { IndexedPage } from "@courseway/site-content/site-index";

export interface FileProps {
  readonly params: Promise<{ readonly name: string }>;
}

/** Texts are compressed on their way to a browser. Not every version of Next adds this header. */
const VARY = { vary: "Accept-Encoding" };
/** A publish clears this process's cache; outside caches expire within this time. */
const CACHED = { "cache-control": `public, max-age=0, s-maxage=${SHARED_LIFE}`, ...VARY };
const LASTING = { "cache-control": "public, max-age=31536000, immutable" };

const file = (text: string, type: string): Response =>
  new Response(text, { headers: { "content-type": `${type}; charset=utf-8`, ...CACHED } });

const without = (status: 302 | 404 | 503, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response({ 302: "", 404: "Not found\n", 503: "Try again later\n" }[status], {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store", ...headers },
  });

const TYPES: Readonly<Record<string, string>> = { js: "text/javascript", json: "application/json" };

/** For files named by their content. */
const lasting = (body: string | Uint8Array<ArrayBuffer>, type: string): Response =>
  new Response(body, { headers: { "content-type": type, ...LASTING, ...(typeof body === "string" && VARY) } });

/**
 * The data or styles of a finished page, or the starter. The name depends on the content, so browsers cache the file. Like the page's
 * scripts, only the site's own pages may load it. If a page's styles are unknown, the site's whole sheet replaces them.
 */
async function pageData(file: string): Promise<Response> {
  const { name = "", kind, sheet } = PAGE_DATA_NAME.exec(file)?.groups ?? {};
  // Stored with the pages, so that the front has it. This version's file is known even before a page is finished.
  const text = (await processPageData().find(name)) ?? (name === RUNTIME_STARTER.name ? RUNTIME_STARTER.text : null);
  if (text === null) return sheet === undefined ? without(404) : without(302, { location: `${BUILT_FILES}${sheet}` });
  return lasting(text, `${kind === undefined ? "text/css" : TYPES[kind]}; charset=utf-8`);
}

/** A file that this build lacks. A page of an earlier build requests it, or, during a deploy, a page of a newer replica. */
async function fileOfOtherBuild(name: string, type: string): Promise<Response> {
  const stored = await processPageData().findBytes(name);
  return stored === null ? without(404) : lasting(new Uint8Array(stored), type);
}

/** In development: the current bundle, and the events of saves; null for any other file. */
async function developmentFile(name: string, signal: AbortSignal): Promise<Response | null> {
  if (name !== DEVELOPMENT_BUNDLE && name !== DEVELOPMENT_CHANGES) return null;
  // Imported only here: a production server never bundles.
  const { developmentBundle, saves } = await import("@courseway/next-finish/bundle");
  const answer = (body: BodyInit, type: string): Response =>
    new Response(body, { headers: { "content-type": type, "cache-control": "no-store" } });
  if (name === DEVELOPMENT_CHANGES) return answer(saves(signal), "text/event-stream");
  return answer(await developmentBundle(process.cwd(), bundleSource(process.cwd())), "text/javascript; charset=utf-8");
}

/** The pages of the live site, without those that redirect. */
async function publicPages({ siteIndex }: Host): Promise<readonly IndexedPage[] | null> {
  const [pages, redirects] = await Promise.all([siteIndex.pages.get(), siteIndex.redirects.get()]);
  return pages?.all.filter(({ path, isIndexed }) => isIndexed && redirects?.byPath.has(path) !== true) ?? null;
}

/**
 * Serves `robots.txt`, the sitemap and the blog's feeds from content's list of pages; the data and styles of finished
 * pages; and files of other builds. Only the proxy routes here, unless the app has a file or route of that name. [SEO-001, SEO-002]
 */
export function filesRoute(host: () => Host) {
  const GET = async (request: Request, { params }: FileProps): Promise<Response> => {
    const { name } = await params;
    if (process.env.NODE_ENV === "development") {
      const current = await developmentFile(name, request.signal);
      if (current !== null) return current;
    }
    const { brand, env } = host();
    if (PAGE_DATA_NAME.test(name)) return pageData(name);
    const storedType = STORED_TYPES[STORED_NAME.exec(name)?.groups?.["kind"] ?? ""];
    if (storedType !== undefined) return fileOfOtherBuild(name, storedType);
    if (name === "robots.txt") return file(robotsText(brand.url, env.SITE_ENV === "production"), "text/plain");
    const isFeed = brand.blog.enabled && isFeedName(name);
    if (!isFeed && name !== "sitemap.xml") return without(404);
    const pages = await publicPages(host());
    // An empty list would tell search engines that every page was deleted.
    if (pages === null) return without(503, { "retry-after": "60" });
    if (isFeed) return file(feed(name, pages, brand), FEED_TYPES[name]);
    return file(await sitemap(pages, brand.url), "application/xml");
  };
  return { GET };
}
