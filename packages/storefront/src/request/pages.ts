import type { NextRequest, NextResponse } from "next/server";
import { openedMoment } from "../api/opens-drafts.ts";
import { SHARED_PAGE, getListingPages } from "@courseway/next-page-cache";
import { elapsed } from "@courseway/observability/time";
import { dynamicPageHeaders, fillsHeading, SLOTS_HEADERS } from "@courseway/next-finish/answers";
import { NO_VARY_SEARCH, searchText } from "@courseway/chrome/scripts";
import type { Host } from "../host/host.ts";
import { findAddress, isMissing, type Lookup, publishCount, rememberMissing } from "@courseway/site-content";
import { findNonce } from "@courseway/next-finish/policy";
import { contentMoment } from "../render/preview/moment.ts";
import { meantPage, namedPage, wordsOfPath } from "@courseway/site-content/site-index";
import { cachedAt, plain, rewrite, screen, UNCACHED, type Step, type Visit } from "./answer.ts";
import { hasPlainListingPage, isRouterRequest } from "./request-guard.ts";
import {
  HEADING_ROUTE,
  LISTING_ROUTE,
  DYNAMIC_ROUTE,
  NOT_FOUND_ROUTE,
  PREVIEW_PATH,
  SUGGESTING_ROUTE,
  UNAVAILABLE_ROUTE,
} from "./route.ts";

/** The `Retry-After` of a failed page, in seconds. */
const RETRY_AFTER_S = 10;

interface Wanted {
  readonly path: string;
  readonly token: string | null;
}

/** A page's lookup before the render. A page that was served before is not looked up again. */
async function outcome(request: NextRequest, { path, token }: Wanted, host: Host): Promise<Lookup["kind"]> {
  const { pages, brand, now } = host;
  const address = findAddress(path, brand);
  if (address === null) return "missing";
  if (token !== null) {
    const moment = await openedMoment(new URL(request.url).searchParams, host);
    return (await pages.prefetch(address, token, contentMoment(moment, now()))).kind;
  }
  if (pages.hasServed(address)) return "found";
  if (isMissing(address.entrySlug, elapsed())) return "missing";
  const before = publishCount("any");
  const { kind } = await pages.prefetch(address, null);
  // A result from before a publish may be out of date.
  if (kind === "missing" && publishCount("any") === before) rememberMissing(address.entrySlug, elapsed());
  return kind;
}

/** The screen of a missing page, with suggestions if the site's pages are known. */
function notFoundRoute(path: string, { siteIndex, brand }: Host): string {
  const pages = siteIndex.pages.peek();
  const words = searchText(wordsOfPath(path));
  const meant = pages === null ? null : (meantPage(path, pages) ?? namedPage(words, pages, brand.mainPages));
  return meant === null ? NOT_FOUND_ROUTE : `${SUGGESTING_ROUTE}${encodeURIComponent(meant.slug)}/`;
}

/** The page, or the brand's screen with its status if the page is missing or failed. Only the proxy can set that status. */
async function ifFound(
  request: NextRequest,
  wanted: Wanted,
  host: Host,
  found: () => NextResponse,
): Promise<NextResponse> {
  const { path } = wanted;
  const kind = await outcome(request, wanted, host);
  if (kind === "missing") return screen(request, notFoundRoute(path, host), 404);
  if (kind !== "failed") return found();
  // The dynamic version shares the failed lookup and shows its reason.
  if (host.isDevelopment) return rewrite(request, `${DYNAMIC_ROUTE}${path}`, { status: 500 });
  return screen(request, UNAVAILABLE_ROUTE, 503, { "retry-after": String(RETRY_AFTER_S) });
}

/** The route of a cached page: the page itself, or a later page of its listing if the listing has it. */
function cachedRoute(path: string, listingPage: number, { brand }: Host): string {
  const slug = findAddress(path, brand)?.entrySlug;
  const pages = slug === undefined ? 1 : (getListingPages(slug) ?? listingPage);
  return listingPage === 1 || listingPage > pages ? path : `${LISTING_ROUTE}/${listingPage}${path}`;
}

/** Serves a page that is the same for everybody. */
export const answerCachedPage =
  (host: () => Host): Step =>
  ({ request, route, search }) => {
    if (route.kind !== "cached") return null;
    const { path, listingPage } = route;
    const life = hasPlainListingPage(search) ? { "cache-control": SHARED_PAGE } : UNCACHED;
    const headers = { ...life, "no-vary-search": NO_VARY_SEARCH };
    return ifFound(request, { path, token: null }, host(), () =>
      cachedAt(request, path, cachedRoute(path, listingPage, host()), headers),
    );
  };

type DynamicRoute = Extract<Visit["route"], { readonly kind: "dynamic" }>;

/** Why the page depends on the request. Each reason has its own rate limit. */
function getKind({ headers }: NextRequest, search: string, { token }: DynamicRoute): "heading" | "dynamic" | "preview" {
  if (fillsHeading(headers) && !isRouterRequest(headers, search)) return "heading";
  return token === null ? "dynamic" : "preview";
}

/** The headers of a dynamic page. In development Next's own scripts start it. */
function dynamicHeaders({ headers }: NextRequest, { isDevelopment }: Host): Readonly<Record<string, string>> {
  const nonce = findNonce(headers);
  return nonce === undefined || isDevelopment ? UNCACHED : dynamicPageHeaders(nonce);
}

/** For too many requests: the public page, and no preview. */
function beyondLimit(request: NextRequest, route: DynamicRoute, shared: string, retryAfterMs: number, host: Host) {
  const { path, token } = route;
  if (token === null) return ifFound(request, route, host, () => cachedAt(request, path, shared, UNCACHED));
  return tooMany("previews", retryAfterMs);
}

function tooMany(what: "previews" | "searches", retryAfterMs: number): NextResponse {
  const seconds = String(Math.ceil(retryAfterMs / 1000));
  return plain(`Too many ${what}. Please try again in ${seconds} s.`, 429, { "retry-after": seconds });
}

/**
 * Serves a page that depends on the request: one that is cached once for all headings and filled with the visitor's, or one that is
 * rendered for this request.
 */
export const answerDynamicPage =
  (host: () => Host): Step =>
  async ({ request, route, search }) => {
    if (route.kind !== "dynamic") return null;
    const { path, token, listingPage } = route;
    const { limiter, visitorAddress } = host();
    const kind = getKind(request, search, route);
    const limit = await limiter.consume(kind, visitorAddress(request));
    const shared = cachedRoute(path, listingPage, host());
    if (!limit.allowed) return beyondLimit(request, route, shared, limit.retryAfterMs, host());
    if (kind === "heading")
      return ifFound(request, { path, token: null }, host(), () =>
        rewrite(request, `${HEADING_ROUTE}${shared}`, { headers: SLOTS_HEADERS }),
      );
    const rendered = () => rewrite(request, `${DYNAMIC_ROUTE}${path}`, { headers: dynamicHeaders(request, host()) });
    // The list of drafts is not a page of content.
    if (token !== null && path === PREVIEW_PATH) return rendered();
    return ifFound(request, route, host(), rendered);
  };

/** Serves the site's search, which no cache stores, so that nobody can fill a cache with words. The words are never logged. */
export const answerSearch =
  (host: () => Host): Step =>
  async ({ request, route }) => {
    if (route.kind !== "search") return null;
    const { limiter, visitorAddress } = host();
    const limit = await limiter.consume("search", visitorAddress(request));
    if (!limit.allowed) return tooMany("searches", limit.retryAfterMs);
    return rewrite(request, `${DYNAMIC_ROUTE}${route.path}`, { headers: dynamicHeaders(request, host()) });
  };
