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

/** Which page to look up. */
export interface PageRequest {
  /** The slug of the page key, without the blog's prefix. */
  readonly slug: string;
  /** Whether it is blog content: asked of the blog address, under the blog's prefix. */
  readonly blog: boolean;
  /** The editor's preview token; one that cannot be a token is not sent. */
  readonly previewToken?: string | null;
  /**
   * The moment (epoch ms) that a preview shows. The page, its rows and its related entries are those that are live then, as
   * far as the token's schema lets it see what is yet to go live. Null, as without it, for what is live now.
   */
  readonly at?: number | null;
}

/** The way to a site's content. Holds settings only, nothing of a visitor, and caches nothing. */
export interface ContentClient {
  /** @throws {PageNotFoundError} when there is none; {ContentLookupError} when that could not be found out. */
  page(request: PageRequest): Promise<Page>;
  /**
   * @param at the moment (epoch ms) that a preview shows: related entries come too that go live by then. Null for now
   * @throws {ContentLookupError} when they could not be read.
   */
  globals(at?: number | null): Promise<Globals>;
  /** The redirects as editors wrote them, unchecked. @throws {ContentLookupError} when they could not be read. */
  redirects(): Promise<readonly RedirectRow[]>;
  /**
   * Every page of the site, in no order that means anything; those of the blog's address too. With a token a page that
   * it opens comes as its draft. @throws {ContentLookupError} when they could not be had.
   */
  pages(previewToken?: string | null): Promise<readonly ListedPage[]>;
  /**
   * Many pages as visitors get them, some dozens with one query, for tools that read a site as a whole; a slug that no
   * page has is left out. @param slugs the entries' own, the blog's prefix included, as `pages` lists them
   * @param at the moment (epoch ms) that is asked about: pages, rows and related entries that go live by then come too, where
   * the token's schema lets it see them; as they are live now without it
   * @throws {ContentLookupError} when they could not be had.
   */
  wholePages(slugs: readonly string[], at?: number | null): Promise<readonly Page[]>;
  /**
   * What changed last, and what goes live or expires next, by two small queries: Craft announces neither. `now` in epoch ms.
   * @throws {ContentLookupError} when it could not be had.
   */
  changes(now: number): Promise<SiteChanges>;
}

const TIMEOUT_MS = 10_000;

/**
 * Makes the client of one site's content.
 *
 * @throws {TypeError} when an address is not one.
 * @example
 * const content = createContentClient({ url, site: "ace", blocks, fetch });
 * const page = await content.page({ slug: "home", blog: false });
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { site, blocks, blogPrefix = "blog--", assetsPrefix } = options;
  const main = transportTo(options.url, options);
  const blog = options.blogUrl === undefined ? main : transportTo(options.blogUrl, options);
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
      // Of a slug that both have, the blog's address has the page: it is looked up there.
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
        const known = await sections.get(group.ask);
        return wholePages(finder, group.ask, { slugs: group.slugs, sections: known ?? [], blogPrefix, at });
      });
      return (await Promise.all(found)).flat();
    },
  };
}

/** Reads refused parts, and tells of each that was not told before. */
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

function transportTo(
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

/** A text that could not be a token would be something else on the address. */
function usableToken(token: string | null | undefined): string | null {
  return token && /^[A-Za-z0-9_-]+$/.test(token) ? token : null;
}
