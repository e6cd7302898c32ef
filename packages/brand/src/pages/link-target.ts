import { isCheckoutLink } from "@courseway/coupons";
import type { BrandConfig } from "../config/schema.ts";
import { pathOfEntry } from "./slug.ts";
import { withTrailingSlash } from "./trailing-slash.ts";
import { asText } from "../values/as-text.ts";
import { isFileLink } from "../links/kinds.ts";
import { linkRules } from "../links/link-rules.ts";
import { parseUrl } from "../values/parse-url.ts";

/** Where a link of a page leads. */
export type LinkTarget =
  /** A page of a brand, by its path with slashes around it. */
  | { readonly kind: "page"; readonly brand: string; readonly path: string }
  | { readonly kind: "outside"; readonly host: string }
  /** Within the page, mail, a telephone, a file, a checkout, or a route of the site's own: nothing to compare. */
  | { readonly kind: "other" };

/** Addresses of the host's own, which are no pages of editors. */
const OWN = /^\/(?:api|_next|~[^/]*|preview|preview-broken|healthz|readyz|whereami|examples)(?:\/|$)/u;

const OTHER: LinkTarget = { kind: "other" };

const findOrigin = (address: string): string | null => parseUrl(address)?.origin ?? null;

/** Where the site hands its visitors over to: no page of editors stands there. */
function isHandover(url: URL, brand: BrandConfig): boolean {
  const { checkoutUrl, signInUrl, courseSelectionUrl } = brand;
  const { checkoutOrigin } = linkRules(brand);
  return [checkoutUrl, signInUrl, courseSelectionUrl, checkoutOrigin].some(
    (address) => findOrigin(address) === url.origin,
  );
}

const hasEnding = (path: string): boolean => /\.[a-z\d]{2,5}\/?$/iu.test(path);

/** The path as the list of pages has it. */
const pagePath = (pathname: string): string => withTrailingSlash(pathname.replaceAll("--", "/"));

/** A link of a listing may be a page's slug alone. */
const isSlug = (href: string): boolean => /^[\w-]+(?:--[\w-]+)*$/u.test(href);

/**
 * Where a link that an editor wrote on a brand's page leads.
 *
 * @param name what targets call the brand itself
 * @param brands the other brands' names by host, as far as they are known
 */
export function linkTarget(
  href: string,
  { brand, name }: { readonly brand: BrandConfig; readonly name: string },
  brands: ReadonlyMap<string, string> = new Map(),
): LinkTarget {
  const link = asText(href).trim();
  if (link === "" || link.startsWith("#") || link.includes("${") || isFileLink(link)) return OTHER;
  if (isCheckoutLink(link, brand.checkoutUrl)) return OTHER;
  if (isSlug(link)) return { kind: "page", brand: name, path: pathOfEntry(link, brand) };
  const { origin, hosts, siblingHosts } = linkRules(brand);
  const url = parseUrl(link, origin);
  if (url === null || !/^https?:$/u.test(url.protocol)) return OTHER;
  const isOwn = hosts.includes(url.host);
  if (!isOwn && isHandover(url, brand)) return OTHER;
  const sibling = brands.get(url.host) ?? (siblingHosts.includes(url.host) ? "" : null);
  if (!isOwn && sibling === null) return { kind: "outside", host: url.host };
  if (OWN.test(url.pathname) || hasEnding(url.pathname)) return OTHER;
  return { kind: "page", brand: isOwn ? name : (sibling ?? ""), path: pagePath(url.pathname) };
}
