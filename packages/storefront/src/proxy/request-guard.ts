/** The methods that a page answers. */
const PAGE_METHODS = ["GET", "HEAD"];

/** Longer than the path of any page: content keeps slugs of at most 255 characters, each at most three bytes escaped. */
const LONGEST_PATH = 1000;

/** What Next's own router says with a request; see `client/components/app-router-headers` of Next. */
const ROUTER_HEADERS = [
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
export function refusalOf(method: string, path: string): Refusal | null {
  if (!PAGE_METHODS.includes(method)) return { status: 405, headers: { allow: PAGE_METHODS.join(", ") } };
  return path.length > LONGEST_PATH ? { status: 404, headers: {} } : null;
}

/**
 * Whether Next's router made the request, or somebody who speaks like it. Its answers are no pages, but a cache outside
 * that does not read `vary` would give them to everybody who asks for the page.
 */
export const isRouterRequest = (headers: Headers, search: string): boolean =>
  new URLSearchParams(search).has(ROUTER_PARAMETER) || ROUTER_HEADERS.some((name) => headers.has(name));
