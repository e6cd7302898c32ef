import { type BrandConfig, isAllowedHost } from "@courseway/brand";
import { isIP } from "node:net";

/** The methods that a page answers. */
const PAGE_METHODS = ["GET", "HEAD"];

/** Longer than the path of any page: content keeps slugs of at most 255 characters, each at most three bytes escaped. */
const LONGEST_PATH = 1000;

/** What Next's own router says with a request; see `client/components/app-router-headers` of Next. */
export const ROUTER_HEADERS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-hmr-refresh",
  "next-url",
];
const ROUTER_PARAMETER = "_rsc";

/** Why a page's address is not looked at any further. */
export interface Refusal {
  readonly status: 404 | 405;
  readonly headers: Readonly<Record<string, string>>;
}

/** Refuses what no page or built file answers: another method than reading, and an address that no page can have. */
export function findRefusal(method: string, path: string): Refusal | null {
  if (!PAGE_METHODS.includes(method)) return { status: 405, headers: { allow: PAGE_METHODS.join(", ") } };
  return path.length > LONGEST_PATH ? { status: 404, headers: {} } : null;
}

/**
 * Whether Next's router made the request, or somebody who speaks like it. Its answers are no pages, but a cache outside
 * that does not read `vary` would give them to everybody who asks for the page.
 */
export const isRouterRequest = (headers: Headers, search: string): boolean =>
  new URLSearchParams(search).has(ROUTER_PARAMETER) || ROUTER_HEADERS.some((name) => headers.has(name));

/**
 * Whether a query names a listing's page so that every cache reads it as this proxy does: once, in lower case, without
 * escapes; or not at all. Of any other spelling a cache outside could take one page for another.
 */
export function hasPlainListingPage(search: string): boolean {
  const pages = new URLSearchParams(search).getAll("page");
  const spelled = search.split(/[?&]/u).filter((pair) => /^page(?:=|$)/iu.test(pair));
  return pages.length === 0 ? spelled.length === 0 : pages.length === 1 && /^page=\d+$/u.test(spelled.join());
}

const MOST_HOSTS = 50;
const reported = new Set<string>();

/** True for the first request under a host, so that a log says it once; of ever new hosts, the first fifty. */
export function isNewHost(host: string): boolean {
  if (reported.has(host) || reported.size >= MOST_HOSTS) return false;
  reported.add(host);
  return true;
}

/**
 * The domain under which a page is asked for, where it is none of the site's: another domain must not show the site as
 * its own, nor stand in its redirects. An address, or a name without a dot, is how a health check or a neighbor in the
 * network asks, and no domain that a visitor could be sent to. [CFG-006]
 *
 * @param asked the request's host, as `requestHost` tells it
 */
export function foreignHost(asked: string, brand: BrandConfig): string | null {
  const host = asked.split(",", 1)[0]?.trim().toLowerCase() ?? "";
  const name = host.replace(/:\d*$/u, "");
  const isLocal = !name.includes(".") || isIP(name) !== 0;
  return isLocal || isAllowedHost(host, brand) || isAllowedHost(name, brand) ? null : host;
}
