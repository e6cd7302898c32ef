import { previewRedirect, previewToken, withTrailingSlash } from "@courseway/brand";
import {
  DEVELOPMENT_BUNDLE,
  DEVELOPMENT_CHANGES,
  getStoredName,
  PAGE_DATA_NAME,
  PAGE_DATA_PATH,
} from "@courseway/next-finish/start";
import type { AppRoutes } from "@courseway/next-front/app-routes";

/** The folder of internal routes: only the proxy reaches them, visitors cannot request them. */
export const INTERNAL = "/~";
export const DYNAMIC_ROUTE = "/~live";
/** Followed by a listing page's number and the page's path. */
export const LISTING_ROUTE = "/~page";
/** Followed by the page's path, or the route of a later page of its listing: the page with placeholders, cached once for all headings. */
export const HEADING_ROUTE = "/~heading";
export const UNAVAILABLE_ROUTE = "/~screens/unavailable/";
export const NOT_FOUND_ROUTE = "/~screens/not-found/";
/** Followed by the slug of the page that the visitor most likely meant: one screen per page of the site, not per wrong address. */
export const SUGGESTING_ROUTE = "/~screens/not-found--";
/** For a page that an editor removed permanently. */
export const GONE_ROUTE = "/~screens/gone/";
/** Followed by the file's name. */
export const FILES_ROUTE = "/~files";
/** Whether a route, as Next lists it, is one of the storefront's: its catch-all, or one that only the proxy reaches. */
export const isStorefrontRoute = (route: string): boolean => route === "/[[...path]]" || route.startsWith(INTERNAL);

const NOT_FOUND = "/404/";
const PREVIEW_BROKEN = "/preview-broken/";

const DYNAMIC_PARAMETERS = ["token", "hlText"];

/** A later page of a listing, which is a cached page of its own. No listing has a thousand pages. */
const LISTING_PAGE = /^(?:[2-9]|[1-9]\d{1,2})$/u;

/** A query without the number of a listing's first page, which has the page's own address. [BL-careerCenter-003] */
function withoutFirstPage(search: string): string {
  const isFirst = new URLSearchParams(search).getAll("page").join() === "1";
  const remaining = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "page=1");
  return isFirst ? `${remaining.length === 0 ? "" : "?"}${remaining.join("&")}` : search;
}

/**
 * A request's route, before content is asked. `own` is the app's own route or file; `closed` is an address of Next or the storefront
 * without a resource.
 */
export type Route =
  | { readonly kind: "redirect"; readonly to: string; readonly status: 307 | 308 }
  /** An app's own page, file or call. */
  | { readonly kind: "own"; readonly isPage: boolean }
  | { readonly kind: "closed" }
  /** A file that the storefront writes for search engines, feed readers or a finished page, or stores of another build. The app's own file takes precedence. */
  | { readonly kind: "file"; readonly name: string }
  | { readonly kind: "not-found" }
  | { readonly kind: "screen"; readonly to: string }
  /** The site's search, always rendered for the request. */
  | { readonly kind: "search"; readonly path: string }
  /** `listingPage` is the number in the query, from 1. The listing may have fewer pages. */
  | { readonly kind: "cached"; readonly path: string; readonly listingPage: number }
  | { readonly kind: "dynamic"; readonly path: string; readonly token: string | null; readonly listingPage: number };

/** Preview addresses: with a token and a slug the draft, with only a token the list of drafts. */
export const PREVIEW_PATH = "/preview/";

function previewRoute(search: string): Route | null {
  const query = new URLSearchParams(search);
  const to = previewRedirect(search);
  if (to !== null) return { kind: "redirect", to, status: 307 };
  // Craft previews a published page without a draft, and then gives no token: there is nothing to show yet.
  return query.has("slug") || query.has("x-craft-preview") || query.has("x-craft-live-preview")
    ? { kind: "redirect", to: PREVIEW_BROKEN, status: 307 }
    : null;
}

/** The paths of Next's scripts and pictures, which are never pages. */
export const FRAMEWORK = "/_next/";

/** Files for search engines and feed readers at the site's root. */
const FILE = /^\/(robots\.txt|sitemap\.xml|feed\.xml|atom\.xml)$/u;

const isOfDevelopment = (name: string): boolean =>
  process.env.NODE_ENV === "development" && (name === DEVELOPMENT_BUNDLE || name === DEVELOPMENT_CHANGES);

/** The name of a file that the storefront writes; empty for a file address without such a file, null for any other address. */
function fileNamed(path: string): string | null {
  if (!path.startsWith(PAGE_DATA_PATH)) return FILE.exec(path)?.[1] ?? null;
  const name = path.slice(PAGE_DATA_PATH.length);
  return PAGE_DATA_NAME.test(name) || isOfDevelopment(name) ? name : "";
}

/** Browsers request it by default. An app with an icon has a route or a file for it. */
const FAVICON = "/favicon.ico";

/**
 * Routes a request: the app's own routes and files first, then slashes, then previews, then the cached or dynamic page.
 * [BL-careerCenter-003, RT-004, RT-006, RT-016, RT-017, RT-019, RT-020, RT-021, RT-022]
 * @param path the request's decoded path
 * @param search its query, with "?" or empty
 * @param appRoutes what the app serves itself
 * @param canonical returns the canonical address of a path's page
 * @param searchPage the path of the site's search, if it has one
 */
export function findRoute(
  path: string,
  search: string,
  appRoutes: AppRoutes,
  canonical: (path: string) => string,
  searchPage: string | null,
): Route {
  if (path.startsWith(INTERNAL) || path === NOT_FOUND) return { kind: "not-found" };
  const appRoute = appRoutes(path);
  if (appRoute === "file") return { kind: "own", isPage: false };
  const remaining = getStoredName(path);
  if (remaining !== null) return { kind: "file", name: remaining };
  if (path.startsWith(FRAMEWORK) || path === FAVICON) return { kind: "closed" };
  const file = fileNamed(path);
  if (file !== null) return file === "" ? { kind: "closed" } : { kind: "file", name: file };
  const slashed = withTrailingSlash(path);
  const address = appRoute === "page" ? slashed : canonical(slashed);
  if (address.startsWith(INTERNAL)) return { kind: "not-found" };
  const query = appRoute === "page" ? search : withoutFirstPage(search);
  if (`${address}${query}` !== `${path}${search}`) return { kind: "redirect", to: `${address}${query}`, status: 308 };
  if (appRoute === "page") return { kind: "own", isPage: true };
  if (path === searchPage) return { kind: "search", path };
  if (path === PREVIEW_BROKEN) return { kind: "screen", to: `${INTERNAL}screens/preview-broken/` };
  const preview = path === PREVIEW_PATH ? previewRoute(search) : null;
  if (preview !== null) return preview;
  const parameters = new URLSearchParams(search);
  if (parameters.has("token") && previewToken(search) === null)
    return { kind: "redirect", to: PREVIEW_BROKEN, status: 307 };
  const asked = parameters.get("page") ?? "";
  const listingPage = LISTING_PAGE.test(asked) ? Number(asked) : 1;
  const isDynamic = DYNAMIC_PARAMETERS.some((name) => parameters.has(name));
  if (isDynamic) return { kind: "dynamic", path, token: previewToken(search), listingPage };
  return { kind: "cached", path, listingPage };
}
