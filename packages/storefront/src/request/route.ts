import { previewRedirect, previewToken, withTrailingSlash } from "@courseway/brand";
import {
  DEVELOPMENT_BUNDLE,
  DEVELOPMENT_CHANGES,
  getStoredName,
  PAGE_DATA_NAME,
  PAGE_DATA_PATH,
} from "@courseway/next-finish/start";
import type { AppRoutes } from "./app-routes.ts";

/** The folder of routes that only the proxy may reach: visitors cannot ask for them by address. */
export const INTERNAL = "/~";
export const DYNAMIC_ROUTE = "/~live";
/** Followed by the number of a listing's page and the page's path. */
export const LISTING_ROUTE = "/~page";
/** Followed by the page's path, or the route of a later page of its listing: the page with places for a visitor's heading, kept for all of them. */
export const HEADING_ROUTE = "/~heading";
export const UNAVAILABLE_ROUTE = "/~screens/unavailable/";
export const NOT_FOUND_ROUTE = "/~screens/not-found/";
/** Followed by the slug of the page that the visitor most likely meant: one screen for each page of the site, not for each wrong address. */
export const SUGGESTING_ROUTE = "/~screens/not-found--";
/** For a page that an editor took away for good. */
export const GONE_ROUTE = "/~screens/gone/";
/** Followed by the file's name. */
export const FILES_ROUTE = "/~files";
const NOT_FOUND = "/404/";
const PREVIEW_BROKEN = "/preview-broken/";

/** The query parameters that make a page depend on the request: it is then rendered for it, not taken from the cache. */
const DYNAMIC_PARAMETERS = ["token", "hlText"];

/** A later page of a listing; each is a page of its own in the cache. No listing has a thousand. */
const LISTING_PAGE = /^(?:[2-9]|[1-9]\d{1,2})$/u;

/** A query without the number of a listing's first page, which is the page's own address. [BL-careerCenter-003] */
function withoutFirstPage(search: string): string {
  const isFirst = new URLSearchParams(search).getAll("page").join() === "1";
  const remaining = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "page=1");
  return isFirst ? `${remaining.length === 0 ? "" : "?"}${remaining.join("&")}` : search;
}

/**
 * What is to be done with a request, before content is asked. `own` is the app's own route or file; `closed` is an address
 * of Next's or of the storefront's at which there is nothing.
 */
export type Route =
  | { readonly kind: "redirect"; readonly to: string; readonly status: 307 | 308 }
  /** A page of the app's own is rendered by its own rules; all else is a file or a call. */
  | { readonly kind: "own"; readonly isPage: boolean }
  | { readonly kind: "closed" }
  /** A file that the storefront writes for search engines, feed readers or a finished page, or keeps of another build; where the app has none of its own. */
  | { readonly kind: "file"; readonly name: string }
  | { readonly kind: "not-found" }
  | { readonly kind: "screen"; readonly to: string }
  /** The site's search: rendered for the request, whatever it asks for. */
  | { readonly kind: "search"; readonly path: string }
  /** `listingPage` is what the query asks for, from 1; the page may have fewer. */
  | { readonly kind: "cached"; readonly path: string; readonly listingPage: number }
  | { readonly kind: "dynamic"; readonly path: string; readonly token: string | null; readonly listingPage: number };

/** With a token and a slug it leads to the draft, with a token alone it lists the drafts. */
export const PREVIEW_PATH = "/preview/";

function previewRoute(search: string): Route | null {
  const query = new URLSearchParams(search);
  const to = previewRedirect(search);
  if (to !== null) return { kind: "redirect", to, status: 307 };
  // Craft previews a published page without a draft and gives it no token: there is nothing to show yet.
  return query.has("slug") || query.has("x-craft-preview") || query.has("x-craft-live-preview")
    ? { kind: "redirect", to: PREVIEW_BROKEN, status: 307 }
    : null;
}

/** Where Next has its scripts and pictures: what is not there by name is no page's address. */
export const FRAMEWORK = "/_next/";

/** What search engines and feed readers ask for at the site's root. */
const FILE = /^\/(robots\.txt|sitemap(?:-[1-9]\d{0,4})?\.xml|feed\.xml|atom\.xml)$/u;

/** Whether it is the bundle of development, or tells of its changes. */
const isOfDevelopment = (name: string): boolean =>
  process.env.NODE_ENV === "development" && (name === DEVELOPMENT_BUNDLE || name === DEVELOPMENT_CHANGES);

/** The name of a file that the storefront writes; empty for an address at which there can be none, null elsewhere. */
function fileNamed(path: string): string | null {
  if (!path.startsWith(PAGE_DATA_PATH)) return FILE.exec(path)?.[1] ?? null;
  const name = path.slice(PAGE_DATA_PATH.length);
  return PAGE_DATA_NAME.test(name) || isOfDevelopment(name) ? name : "";
}

/** Browsers ask for it unbidden; an app that has one has a route or a file for it. */
const FAVICON = "/favicon.ico";

/**
 * Sends each request its way: the app's own routes and files first, then slashes, then previews, then the page's cached or live twin.
 * [BL-careerCenter-003, RT-004, RT-006, RT-016, RT-017, RT-019, RT-020, RT-021, RT-022]
 * @param path the request's decoded path
 * @param search its query, with "?" or empty
 * @param appRoutes what the app serves itself
 * @param canonical the one address of the page that a path names
 * @param searchPage where the site's search is, if it has one
 */
export function findRoute(
  path: string,
  search: string,
  appRoutes: AppRoutes,
  canonical: (path: string) => string,
  searchPage: string | null,
): Route {
  if (path.startsWith(INTERNAL) || path === NOT_FOUND) return { kind: "not-found" };
  const own = appRoutes(path);
  if (own === "file") return { kind: "own", isPage: false };
  const remaining = getStoredName(path);
  if (remaining !== null) return { kind: "file", name: remaining };
  if (path.startsWith(FRAMEWORK) || path === FAVICON) return { kind: "closed" };
  const file = fileNamed(path);
  if (file !== null) return file === "" ? { kind: "closed" } : { kind: "file", name: file };
  const slashed = withTrailingSlash(path);
  const address = own === "page" ? slashed : canonical(slashed);
  if (address.startsWith(INTERNAL)) return { kind: "not-found" };
  const query = own === "page" ? search : withoutFirstPage(search);
  if (`${address}${query}` !== `${path}${search}`) return { kind: "redirect", to: `${address}${query}`, status: 308 };
  if (own === "page") return { kind: "own", isPage: true };
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
