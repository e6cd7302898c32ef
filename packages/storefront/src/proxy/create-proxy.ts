import { type NextRequest, NextResponse } from "next/server";
import { randomBytes, randomUUID } from "node:crypto";
import { SHARED_PAGE } from "../cache/life.ts";
import { knownListingPages } from "../pages/listing-lengths.ts";
import { elapsed } from "../elapsed.ts";
import { livePageHeaders } from "../finish/live-page.ts";
import { fillsHeading, PLACES_HEADERS } from "../headings/fill-headings.ts";
import { createHost } from "../host/host.ts";
import { lazy } from "../host/lazy.ts";
import { requestHost } from "../host/visitor-address.ts";
import { addressOf, canonicalPath } from "../pages/address-of.ts";
import { isMissing, type Lookup, publishCount, publishHeard, rememberMissing } from "../pages/lookup-memory.ts";
import { nonceOf, POLICY } from "../policy/complete-policy.ts";
import { createPagePolicy, nonceHeader, type PolicyRequest } from "../policy/page-policy.ts";
import { revokePages } from "../cache/process-page-cache.ts";
import { processState } from "@courseway/observability/process-state";
import { watchContent } from "../watch/content-watch.ts";
import { type Redirect, redirectTarget } from "../site-index/redirects.ts";
import { meantPage } from "../site-index/suggestions.ts";
import {
  FILES_ROUTE,
  FRAMEWORK,
  HEADING_ROUTE,
  LISTING_ROUTE,
  LIVE_ROUTE,
  GONE_ROUTE,
  NOT_FOUND_ROUTE,
  PREVIEW_PATH,
  type Route,
  routeOf,
  SUGGESTING_ROUTE,
  UNAVAILABLE_ROUTE,
} from "./route.ts";
import { foreignHost, hasPlainListingPage, isNewHost, isRouterRequest, refusalOf } from "./request-guard.ts";
import { builtFiles, hasConditionalRoutes, readAppRoutes } from "./app-routes.ts";
import { createMemoryRules, offerMemoryRules } from "./from-memory.ts";
import type { Site } from "../site/define-site.ts";

/** On every request that was rewritten. This process alone knows the value, so no visitor can forge one. */
const HOP_HEADER = "x-courseway-hop";
const hop = randomUUID();

/**
 * For what no cache may keep: a publish could not take it out there, and an outage would outlive itself. A redirect has the
 * query of one visitor, and a browser would keep it for good, so that an editor could never take it back.
 */
const UNCACHED = { "cache-control": "private, no-store" };

/** The page that a request is for, also where its address is about to be put right; null where it is for none. */
function pageOf(route: Route): string | null {
  if (route.kind === "cached" || (route.kind === "live" && route.token === null)) return route.path;
  return route.kind === "redirect" && route.status === 308 ? (route.to.split("?", 1)[0] ?? null) : null;
}

/**
 * Hands the request on to another route of this process. The target stands on the address that Next itself gave the
 * request, letter by letter: `nextUrl` writes `localhost` for 127.0.0.1 and ::1, and a target on another host is not
 * routed but asked for over the network, from this very server.
 */
function rewrite(request: NextRequest, path: string, init: ResponseInit = {}): NextResponse {
  const target = new URL(request.url);
  target.pathname = path;
  const headers = new Headers(request.headers);
  headers.set(HOP_HEADER, hop);
  // A screen that stands in a live page's place is kept for others.
  if (!path.startsWith(LIVE_ROUTE)) headers.delete(POLICY);
  return NextResponse.rewrite(target, { ...init, request: { headers } });
}

const LOOP =
  "A rewrite left this process and came back as a request of its own: the server calls itself by another host than the one it listens on. The request was refused. Use storefrontConfig() of @courseway/storefront/next-config, which keeps both the same.";

const misdirection = (host: string): string =>
  `A page was asked for under ${host} and refused: it is none of the site's hosts. If it is one, name it in allowedHosts of the brand's settings; if a proxy of yours asks by a name of its own, have it send x-forwarded-host.`;

/** An answer without a page, which no cache may keep. */
const plain = (
  text: string,
  status: 404 | 405 | 421 | 429 | 508,
  headers: Readonly<Record<string, string>> = {},
): NextResponse =>
  new NextResponse(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...UNCACHED, ...headers },
  });

/**
 * What an answer's policy depends on; null for an answer that is no page. A page that is rendered for this request alone has
 * a nonce, and whatever an editor's frame may show in a preview's place may be shown there.
 */
function policyRequest(route: Route, search: string): PolicyRequest | null {
  if (route.kind === "redirect" || route.kind === "file" || (route.kind === "own" && !route.isPage)) return null;
  const isRendered = route.kind === "live" || route.kind === "own";
  const isPreview = route.kind === "screen" || new URLSearchParams(search).has("token");
  return { nonce: isRendered ? randomBytes(16).toString("base64") : null, isOwn: route.kind === "own", isPreview };
}

/** A page of the cache, by its own route or by that of a later page of its listing. */
const cachedAt = (request: NextRequest, path: string, route: string, headers: HeadersInit): NextResponse =>
  route === path ? NextResponse.next({ headers }) : rewrite(request, route, { headers });

/** A screen in a page's place. */
const screen = (request: NextRequest, path: string, status: 200 | 404 | 410 | 500): NextResponse =>
  rewrite(request, path, { status, headers: UNCACHED });

type LiveRoute = Extract<Route, { readonly kind: "live" }>;

/**
 * The proxy of a brand's app: slashes, previews, and the choice between a page and its dynamic twin. It also
 * starts the lookup of a page that this process has not served yet, because only here can a page that is
 * missing or cannot be had still become a 404 or 500 that is whole without script. [RT-016, RT-017, RT-028, ERR-012]
 */
export function createProxy(site: Omit<Site, "chrome">) {
  const host = lazy(() => createHost(site));
  const policy = lazy(() => createPagePolicy({ ...host(), blocks: host().blocks.values() }));
  const appRoutes = lazy(() => readAppRoutes(process.cwd()));
  /** Once, when all of it is known; while a site is developed nothing is answered from memory. */
  const offerRules = lazy(() => {
    const { brand, env, isDevelopment, pages, siteIndex } = host();
    if (isDevelopment || hasConditionalRoutes(process.cwd())) return;
    const isProduction = env.SITE_ENV === "production";
    const files = builtFiles(process.cwd());
    const redirects = siteIndex.redirects.get;
    const { hasServed } = pages;
    offerMemoryRules(createMemoryRules({ brand, isProduction, appRoutes: appRoutes(), files, redirects, hasServed }));
  });

  /** Once, with the first request; while a site is developed nothing is cached. */
  const watch = lazy(() => {
    const { siteIndex, report, now, isDevelopment } = host();
    if (isDevelopment) return;
    const later = (run: () => void, ms: number): (() => void) => {
      const timer = setTimeout(run, ms).unref();
      return () => clearTimeout(timer);
    };
    processState("content-watch", () => {
      publishHeard.listener = watchContent({ read: siteIndex.changes, revoke: revokePages, report, now, later });
      return publishHeard;
    });
  });

  /** What is known of a page before it is rendered; a page that was served well before is not asked for again. */
  async function outcome(path: string, token: string | null): Promise<Lookup["kind"]> {
    const { pages, brand } = host();
    const address = addressOf(path, brand);
    if (address === null) return "missing";
    if (token !== null) return (await pages.prefetch(address, token)).kind;
    if (pages.hasServed(address)) return "found";
    if (isMissing(address.entrySlug, elapsed())) return "missing";
    const before = publishCount("any");
    const { kind } = await pages.prefetch(address, null);
    // What content said before a publish says nothing of what is there now.
    if (kind === "missing" && publishCount("any") === before) rememberMissing(address.entrySlug, elapsed());
    return kind;
  }

  /** The screen of a missing page, with what the visitor may have meant where the site's pages are known. */
  function notFoundRoute(path: string): string {
    const pages = host().siteIndex.pages.peek();
    const meant = pages === null ? null : meantPage(path, pages);
    return meant === null ? NOT_FOUND_ROUTE : `${SUGGESTING_ROUTE}${encodeURIComponent(meant.slug)}/`;
  }

  /** A page that is not there or cannot be had becomes the brand's screen with its status; only here can it. */
  async function page(
    request: NextRequest,
    path: string,
    token: string | null,
    found: () => NextResponse,
  ): Promise<NextResponse> {
    const kind = await outcome(path, token);
    if (kind === "missing") return screen(request, notFoundRoute(path), 404);
    if (kind !== "failed") return found();
    // The live twin takes the failed lookup over and shows its reason.
    if (host().isDevelopment) return rewrite(request, `${LIVE_ROUTE}${path}`, { status: 500 });
    return screen(request, UNAVAILABLE_ROUTE, 500);
  }

  /** The route of a page of the cache: the page itself, or a later page of its listing, as far as the listing has one. */
  function cachedRoute(path: string, listingPage: number): string {
    const slug = addressOf(path, host().brand)?.entrySlug;
    const pages = slug === undefined ? 1 : (knownListingPages(slug) ?? listingPage);
    return listingPage === 1 || listingPage > pages ? path : `${LISTING_ROUTE}/${listingPage}${path}`;
  }

  function cached(request: NextRequest, path: string, listingPage: number): NextResponse {
    const isShared = hasPlainListingPage(new URL(request.url).search);
    const headers = isShared ? { "cache-control": SHARED_PAGE } : UNCACHED;
    return cachedAt(request, path, cachedRoute(path, listingPage), headers);
  }

  /** What an answer says that is rendered for this request; while a site is developed Next's own scripts start it. */
  function liveHeaders({ headers }: NextRequest): Readonly<Record<string, string>> {
    const nonce = nonceOf(headers);
    return nonce === undefined || host().isDevelopment ? UNCACHED : livePageHeaders(nonce);
  }

  /**
   * A page that depends on the request: one that is kept for every heading and filled with the visitor's as it is sent, or one
   * that is rendered for this request alone. A visitor who wants too many of these gets the page as everybody sees it.
   */
  async function live(request: NextRequest, { path, token, listingPage }: LiveRoute): Promise<NextResponse> {
    const { limiter, visitorAddress } = host();
    const isFilled = fillsHeading(request.headers) && !isRouterRequest(request.headers, new URL(request.url).search);
    const kind = isFilled ? "heading" : token === null ? "live" : "preview";
    const limit = await limiter.consume(kind, visitorAddress(request));
    const shared = cachedRoute(path, listingPage);
    if (limit.allowed && isFilled)
      return page(request, path, null, () =>
        rewrite(request, `${HEADING_ROUTE}${shared}`, { headers: PLACES_HEADERS }),
      );
    const rendered = () => rewrite(request, `${LIVE_ROUTE}${path}`, { headers: liveHeaders(request) });
    // The list of drafts is no page of the content.
    if (limit.allowed && token !== null && path === PREVIEW_PATH) return rendered();
    if (limit.allowed) return page(request, path, token, rendered);
    if (token === null) return page(request, path, null, () => cachedAt(request, path, shared, UNCACHED));
    const seconds = String(Math.ceil(limit.retryAfterMs / 1000));
    return plain(`Too many previews. Please try again in ${seconds} s.`, 429, { "retry-after": seconds });
  }

  /** On the live site no page answers under another domain. Its own files and calls do: a probe asks for them by any name. [CFG-006] */
  function misdirected(request: NextRequest): NextResponse | null {
    const { brand, env, report } = host();
    const name = env.SITE_ENV === "production" ? foreignHost(requestHost(request), brand) : null;
    if (name === null) return null;
    if (isNewHost(name)) report({ level: "warn", message: misdirection(name), tags: { tag: "proxy" } });
    return plain("This site is not served under this name.", 421);
  }

  /** Where an editor says that a page has moved, or that it is gone. A preview shows the page all the same. */
  async function redirectOf(route: Route): Promise<Redirect | null> {
    const path = pageOf(route);
    if (path === null) return null;
    const found = host().siteIndex.redirects.get();
    if (!(found instanceof Promise)) return found?.byPath.get(path) ?? null;
    // The site was published, and every page is looked up again: a visitor does not wait for one answer after the other.
    const address = route.kind === "redirect" ? null : addressOf(path, host().brand);
    if (address !== null) void host().pages.prefetch(address, null);
    return (await found)?.byPath.get(path) ?? null;
  }

  function redirected(request: NextRequest, redirect: Redirect): NextResponse {
    if (redirect.kind === "gone") return screen(request, GONE_ROUTE, 410);
    const { brand } = host();
    const to = new URL(redirectTarget(redirect.to, new URL(request.url).search, brand), request.url);
    return NextResponse.redirect(to, { status: redirect.status, headers: UNCACHED });
  }

  async function answer(request: NextRequest, route: Route): Promise<NextResponse> {
    const redirect = await redirectOf(route);
    if (redirect !== null) return redirected(request, redirect);
    switch (route.kind) {
      case "own":
        return NextResponse.next(route.isPage ? { request: { headers: request.headers } } : {});
      case "closed":
        return plain("Not found", 404);
      case "redirect":
        return NextResponse.redirect(new URL(route.to, request.url), { status: route.status, headers: UNCACHED });
      case "file":
        return rewrite(request, `${FILES_ROUTE}/${route.name}`);
      case "not-found":
        return screen(request, NOT_FOUND_ROUTE, 404);
      case "screen":
        return screen(request, route.to, 200);
      case "cached":
        return page(request, route.path, null, () => cached(request, route.path, route.listingPage));
      case "live":
        return live(request, route);
      default:
        throw new Error("Every kind of route has its answer above.", { cause: route satisfies never });
    }
  }

  return async (request: NextRequest): Promise<NextResponse> => {
    if (request.headers.get(HOP_HEADER) === hop) {
      host().report({ level: "error", message: LOOP, tags: { tag: "proxy" } });
      return plain("Loop detected", 508);
    }
    offerRules();
    watch();
    const { pathname, search } = new URL(request.url);
    const route = routeOf(pathname, search, appRoutes(), (path) => canonicalPath(path, site.brand));
    const isFramework = pathname.startsWith(FRAMEWORK);
    const refusal = route.kind === "own" && !isFramework ? null : refusalOf(request.method, pathname);
    if (refusal !== null)
      return plain(refusal.status === 405 ? "Method not allowed" : "Not found", refusal.status, refusal.headers);
    const trust = policyRequest(route, search);
    if (trust !== null && trust.nonce !== null) request.headers.set(...nonceHeader(trust.nonce));
    const answered = (route.kind === "own" ? null : misdirected(request)) ?? (await answer(request, route));
    if (trust !== null) for (const [name, value] of policy()(trust)) answered.headers.set(name, value);
    if (isRouterRequest(request.headers, search)) answered.headers.set("cache-control", UNCACHED["cache-control"]);
    return answered;
  };
}
