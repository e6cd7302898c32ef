import { type BrandConfig, parseUrl } from "@courseway/brand";
import { LRUCache } from "lru-cache";
import type { IncomingHttpHeaders } from "node:http";
import type { MemoryRules, Shared } from "@courseway/next-front";
import type { AppRoutes } from "@courseway/next-front/app-routes";
import { getListingPages, MOST_PAGES } from "@courseway/next-page-cache";
import { getStoredName, PAGE_DATA_NAME } from "@courseway/next-finish/start";
import { findAddress, canonicalPath, type PageAddress } from "@courseway/site-content";
import { processState } from "@courseway/observability/process-state";
import type { Redirects } from "@courseway/site-content/site-index";
import { foreignHost, hasPlainListingPage, findRefusal } from "./request-guard.ts";
import { FILES_ROUTE, LISTING_ROUTE, PREVIEW_PATH, findRoute } from "./route.ts";

/** The site's settings that decide whether a response may come from memory. */
export interface MemorySite {
  readonly brand: BrandConfig;
  /** The hosts under which the live site serves pages. */
  readonly isProduction: boolean;
  readonly appRoutes: AppRoutes;
  readonly redirects: () => Redirects | null | Promise<Redirects | null>;
  /** Whether the process has served the page, so that the proxy does not ask content again. */
  readonly hasServed: (address: PageAddress) => boolean;
}

/** The public resource of a path: a page or a shared file. */
interface PageLocation {
  readonly address: PageAddress | null;
  readonly shared: Shared | null;
}

const NOWHERE: PageLocation = { address: null, shared: null };

/** Headers of Next, its router or a deployment platform, and conditions that only Next evaluates. */
const UNUSUAL_HEADER =
  /^(?:rsc$|next-|x-next|x-middleware-|x-prerender-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-courseway-|expect$|upgrade$|transfer-encoding$|if-match$|if-unmodified-since$|if-range$)/u;
/** Parameters that Next reserves. */
const UNUSUAL_PARAMETER = /^(?:__|_next|_rsc$|nxt)/iu;
/** Cookies that make Next skip its cache. */
const DRAFT_COOKIE = /__prerender_bypass|__next_preview_data/u;
const PLAIN_HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;
/** Characters that browsers and the URL standard leave unchanged. */
const PLAIN_PATH = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%[\dA-F]{2})+)*\/?$/u;

function isPlain(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (UNUSUAL_HEADER.test(name)) return false;
  if ((headers["content-length"] ?? "0") !== "0") return false;
  if (headers["if-modified-since"] !== undefined && headers["if-none-match"] === undefined) return false;
  return headers.cookie === undefined || !DRAFT_COOKIE.test(headers.cookie);
}

/** Whether the address is in the URL standard's normal form, so that every cache and proxy reads the same one. */
function isSpelledPlainly(path: string, search: string): boolean {
  if (!PLAIN_PATH.test(path) || search === "?") return false;
  const url = parseUrl(`http://site${path}${search}`);
  return url?.pathname === path && url.search === search && url.hash === "";
}

/** Whether Next's cache key of the page is certainly the path. */
const isOrdinary = (path: string): boolean => path !== PREVIEW_PATH && !/[%$]/u.test(path);

/**
 * Decides whether a request may get the stored response of another request, by the proxy's rules as far as they need no waiting. A
 * property test compares the two for any request.
 */
export function createMemoryRules(site: MemorySite): MemoryRules {
  const { brand } = site;
  const canonical = (path: string): string => canonicalPath(path, brand);

  function findLocation(path: string): PageLocation {
    if (!isSpelledPlainly(path, "") || !isOrdinary(path)) return NOWHERE;
    const route = findRoute(path, "", site.appRoutes, canonical, brand.searchPage);
    if (route.kind === "cached") return { address: findAddress(path, brand), shared: null };
    const name = route.kind === "file" ? PAGE_DATA_NAME.exec(route.name)?.groups?.["name"] : undefined;
    if (route.kind === "file" && name !== undefined)
      return { address: null, shared: { kind: "data", route: `${FILES_ROUTE}/${route.name}`, name } };
    const stored = route.kind === "own" && !route.isPage ? getStoredName(path) : null;
    return stored === null ? NOWHERE : { address: null, shared: { kind: "data", route: path, name: stored } };
  }

  const locations = new LRUCache<string, PageLocation>({ max: MOST_PAGES, memoMethod: findLocation });

  /** The listing page number in the query; null if the query may mean anything else. */
  function findListingPage(path: string, search: string): number | null {
    if (search === "") return 1;
    if (!isSpelledPlainly(path, search) || !hasPlainListingPage(search)) return null;
    if ([...new URLSearchParams(search).keys()].some((name) => UNUSUAL_PARAMETER.test(name))) return null;
    const route = findRoute(path, search, site.appRoutes, canonical, brand.searchPage);
    return route.kind === "cached" ? route.listingPage : null;
  }

  function isAnswered(headers: IncomingHttpHeaders): boolean {
    const forwarded = headers["x-forwarded-host"];
    const host = (typeof forwarded === "string" ? forwarded : undefined) ?? headers.host ?? "";
    return PLAIN_HOST.test(host) && !(site.isProduction && foreignHost(host, brand) !== null);
  }

  /** Whether an editor has redirected the page, or may have. If that is unknown, the proxy must wait for it. */
  function mayBeMoved(path: string): boolean {
    const redirects = site.redirects();
    return redirects instanceof Promise || redirects?.byPath.has(path) === true;
  }

  function page(path: string, search: string, address: PageAddress): Shared | null {
    const listingPage = findListingPage(path, search);
    if (listingPage === null || mayBeMoved(path) || !site.hasServed(address)) return null;
    const isThere = listingPage > 1 && listingPage <= (getListingPages(address.entrySlug) ?? listingPage);
    return { kind: "page", route: isThere ? `${LISTING_ROUTE}/${listingPage}${path}` : path };
  }

  return ({ method = "", url = "", headers }) => {
    const mark = url.indexOf("?");
    const path = mark === -1 ? url : url.slice(0, mark);
    const search = mark === -1 ? "" : url.slice(mark);
    if (findRefusal(method, path) !== null || !isPlain(headers)) return null;
    const { address, shared } = locations.memo(path);
    if (!isAnswered(headers)) return null;
    if (shared !== null) return search === "" ? shared : null;
    return address === null ? null : page(path, search, address);
  };
}

const offered = processState<{ rules: MemoryRules | null }>("memory-rules", () => ({ rules: null }));

/** Passes the site's rules to the front, which responds from memory. */
export const offerMemoryRules = (rules: MemoryRules): void => {
  offered.rules = rules;
};

/** The rules of the process's site; null until its proxy has handled a request. */
export const memoryRules = (): MemoryRules | null => offered.rules;
