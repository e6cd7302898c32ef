import { globalsQuery, readGlobals, readRedirects, redirectsQuery, type Globals } from "../globals/globals.ts";
import type { RedirectRow } from "../globals/redirects.ts";
import { blockReaders } from "../page/blocks.ts";
import type { ListedPage } from "../page/page-list.ts";
import type { Page } from "../page/page.ts";
import { writer, type Asking } from "../selections/asking.ts";
import { selectCurrent, withUpcomingWhereAllowed } from "../selections/upcoming.ts";
import { createTransport, type Transport } from "../transport/transport.ts";
import { findPage, type PageFinder } from "./find-page.ts";
import { listPages, listSections } from "./list-pages.ts";
import type { ContentClientOptions } from "./options.ts";
import { contentRefusal, lostRichText } from "./refusal.ts";
import { bothChanges, siteChanges, type SiteChanges } from "./site-changes.ts";
import { wholePages } from "./whole-pages.ts";

/** A request for a page. */
export interface PageRequest {
  /** The slug of the page key, without the blog's prefix. */
  readonly slug: string;
  /** Whether the page is blog content, which is queried at the blog address with the blog's prefix. */
  readonly blog: boolean;
  /** The editor's preview token; a malformed one is not sent. */
  readonly previewToken?: string | null;
  /**
   * The moment (epoch ms) that a preview shows. The page, its rows and its related entries are those that are live at
   * that moment, if the token's schema allows it to read pending entries. Null or absent for those that are live now.
   */
  readonly at?: number | null;
}

/** The client of a site's content. It contains only settings, nothing about visitors, and does not cache. */
export interface ContentClient {
  /** Fetches a page. @throws {PageNotFoundError} if there is none; {ContentLookupError} if the lookup fails. */
  page(request: PageRequest): Promise<Page>;
  /**
   * Fetches the global sets.
   *
   * @param at the moment (epoch ms) that a preview shows, including related entries that go live by that moment. Null
   * for now
   * @throws {ContentLookupError} if they cannot be read.
   */
  globals(at?: number | null): Promise<Globals>;
  /** Fetches the redirects as editors wrote them, unchecked. @throws {ContentLookupError} if they cannot be read. */
  redirects(): Promise<readonly RedirectRow[]>;
  /**
   * Lists every page of the site and of the blog's address, in arbitrary order. With a token, the page that it opens is
   * returned as its draft. @throws {ContentLookupError} if they cannot be read.
   */
  pages(previewToken?: string | null): Promise<readonly ListedPage[]>;
  /**
   * Fetches many pages as visitors see them, a few dozen with one query, for tools that read a whole site. Slugs
   * without a page are left out.
   *
   * @param slugs the entries' own slugs including the blog's prefix, as `pages` lists them
   * @param at a moment (epoch ms): includes pages, rows and related entries that go live by that moment, if the token's
   * schema allows it to read them; absent for what is live now
   * @throws {ContentLookupError} if they cannot be read.
   */
  wholePages(slugs: readonly string[], at?: number | null): Promise<readonly Page[]>;
  /**
   * Fetches the latest changes and the entries that go live or expire next, with two small queries, because Craft does
   * not announce either. `now` is in epoch ms.
   * @throws {ContentLookupError} if they cannot be read.
   */
  changes(now: number): Promise<SiteChanges>;
}

const TIMEOUT_MS = 10_000;

/**
 * Creates the client of one site's content.
 *
 * @throws {TypeError} if an address is invalid.
 * @example
 * const content = createContentClient({ url, site: "ace", blocks, fetch });
 * const page = await content.page({ slug: "home", blog: false });
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { site, blocks, blogPrefix = "blog--", assetsPrefix } = options;
  const main = createEndpointTransport(options.url, options);
  const blog = options.blogUrl === undefined ? main : createEndpointTransport(options.blogUrl, options);
  const readRefusals = refusalReader(options);
  const finder: PageFinder = {
    site,
    readRefusals,
    blocks,
    readers: blockReaders(blocks),
    assetsSlug: assetsPrefix?.replaceAll("/", "--") || null,
  };

  const sections = new Map<Transport, Promise<readonly string[]>>();

  async function sets(which: string, query: (asking: Asking) => string, withUpcoming = false): Promise<unknown> {
    const what = `${which} of site "${site}"`;
    const variables = { site: [site] };
    const document = writer(query, { withUpcoming });
    const { data, refused } = await main({ what, document, variables, previewToken: null });
    readRefusals(refused);
    return data;
  }

  async function globals(at: number | null = null): Promise<Globals> {
    const ask = (withUpcoming: boolean) => sets("the global sets", globalsQuery, withUpcoming);
    if (at === null) return readGlobals(await ask(false));
    return readGlobals(selectCurrent(await withUpcomingWhereAllowed(ask), at));
  }

  return {
    page: ({ slug, blog: isBlog, previewToken, at = null }) =>
      findPage(finder, isBlog ? blog : main, {
        slug: isBlog ? `${blogPrefix}${slug}` : slug,
        blog: isBlog,
        previewToken: usableToken(previewToken),
        at,
      }),
    globals,
    redirects: async () => readRedirects(await sets("the redirects", redirectsQuery)),
    pages: async (token) => {
      const listing = { site, previewToken: usableToken(token), onRefused: readRefusals };
      const lists = await Promise.all([...new Set([main, blog])].map((ask) => listPages(ask, listing)));
      // If both have a slug, the blog's address has the page, because it is looked up there.
      return [...new Map(lists.flat().map((page) => [page.slug, page])).values()];
    },
    changes: async (now) => {
      const read = [...new Set([main, blog])].map((ask) => siteChanges(ask, site, now));
      return (await Promise.all(read)).reduce(bothChanges);
    },
    wholePages: async (slugs, at = null) => {
      const isBlog = (slug: string): boolean => slug.startsWith(blogPrefix);
      const groups = [
        { ask: main, slugs: slugs.filter((slug) => !isBlog(slug)) },
        { ask: blog, slugs: slugs.filter(isBlog) },
      ].filter((group) => group.slugs.length > 0);
      const listing = { site, previewToken: null, onRefused: readRefusals };
      const found = groups.map(async (group) => {
        sections.set(group.ask, sections.get(group.ask) ?? listSections(group.ask, listing));
        const section = await sections.get(group.ask);
        return wholePages(finder, group.ask, { slugs: group.slugs, sections: section ?? [], blogPrefix, at });
      });
      return (await Promise.all(found)).flat();
    },
  };
}

/** Creates a function that converts refused parts to refusals and reports each one once. */
function refusalReader({ blocks, onRefusal }: ContentClientOptions): PageFinder["readRefusals"] {
  const reported = new Set<string>();
  return (parts, hasLostRichText = false) => {
    const lost = hasLostRichText ? [lostRichText()] : [];
    const refusals = [...lost, ...parts.map((part) => contentRefusal(part, blocks))];
    for (const refusal of refusals) {
      if (!reported.has(refusal.message)) onRefusal?.(refusal);
      reported.add(refusal.message);
    }
    return refusals;
  };
}

function createEndpointTransport(
  url: string,
  { fetch, token, timeoutMs, sleep, now, elapsed, craft }: ContentClientOptions,
): Transport {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new TypeError(
      "The content client cannot be made. Its address is not an http or https address. " +
        "Give the whole address of the GraphQL endpoint, for example https://cms.example.com/api.",
    );
  }
  return createTransport({
    url,
    craft: craft ?? null,
    fetch,
    token: token || null,
    timeoutMs: timeoutMs ?? TIMEOUT_MS,
    sleep: sleep ?? ((ms) => new Promise((done) => setTimeout(done, ms))),
    now: now ?? Date.now,
    elapsed: elapsed ?? (() => performance.now()),
  });
}

/** Returns a well-formed token, else null: other text could change the meaning of the address. */
function usableToken(token: string | null | undefined): string | null {
  return token && /^[A-Za-z0-9_-]+$/.test(token) ? token : null;
}
