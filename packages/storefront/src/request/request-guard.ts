import { type BrandConfig, isAllowedHost } from "@courseway/brand";
import { isIP } from "node:net";

const PAGE_METHODS = ["GET", "HEAD"];

/** Longer than any page's path: slugs have at most 255 characters, each of at most three escaped bytes. */
const LONGEST_PATH = 1000;

/** The headers of Next's router; see `client/components/app-router-headers` of Next. */
export const ROUTER_HEADERS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-hmr-refresh",
  "next-url",
];
const ROUTER_PARAMETER = "_rsc";

/** Why a page's address is refused. */
export interface Refusal {
  readonly status: 404 | 405;
  readonly headers: Readonly<Record<string, string>>;
}

/** Refuses methods other than GET and HEAD, and addresses that no page or built file can have. */
export function findRefusal(method: string, path: string): Refusal | null {
  if (!PAGE_METHODS.includes(method)) return { status: 405, headers: { allow: PAGE_METHODS.join(", ") } };
  return path.length > LONGEST_PATH ? { status: 404, headers: {} } : null;
}

/**
 * Whether Next's router made the request, or somebody with its headers. Its responses are not pages, but an outside cache that ignores
 * `vary` would serve them to everybody who requests the page.
 */
export const isRouterRequest = (headers: Headers, search: string): boolean =>
  new URLSearchParams(search).has(ROUTER_PARAMETER) || ROUTER_HEADERS.some((name) => headers.has(name));

/**
 * Whether every cache reads a query's listing page as this proxy does: the parameter appears once, in lower case and without escapes, or
 * not at all. With any other spelling an outside cache could confuse pages.
 */
export function hasPlainListingPage(search: string): boolean {
  const pages = new URLSearchParams(search).getAll("page");
  const spelled = search.split(/[?&]/u).filter((pair) => /^page(?:=|$)/iu.test(pair));
  return pages.length === 0 ? spelled.length === 0 : pages.length === 1 && /^page=\d+$/u.test(spelled.join());
}

const MOST_HOSTS = 50;
const reported = new Set<string>();

/** True for the first request under a host, so that it is logged once, for at most fifty hosts. */
export function isNewHost(host: string): boolean {
  if (reported.has(host) || reported.size >= MOST_HOSTS) return false;
  reported.add(host);
  return true;
}

/**
 * The request's domain if it is not the site's: another domain must neither show the site as its own nor appear in its redirects. An IP
 * address or a name without a dot is allowed: health checks and machines of the same network use them, and no visitor could be sent
 * there. [CFG-006]
 *
 * @param asked the request's host, from `requestHost`
 */
export function foreignHost(asked: string, brand: BrandConfig): string | null {
  const host = asked.split(",", 1)[0]?.trim().toLowerCase() ?? "";
  const name = host.replace(/:\d*$/u, "");
  const isLocal = !name.includes(".") || isIP(name) !== 0;
  return isLocal || isAllowedHost(host, brand) || isAllowedHost(name, brand) ? null : host;
}
