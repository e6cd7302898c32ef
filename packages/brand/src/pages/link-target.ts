import { isCheckoutLink } from "@courseway/coupons";
import type { BrandConfig } from "../config/schema.ts";
import { pathOfEntry, withTrailingSlash } from "./page-path.ts";
import { asText } from "../values/as-text.ts";
import { isFileLink } from "../links/kinds.ts";
import { linkRules } from "../links/link-rules.ts";
import { parseUrl } from "../values/parse-url.ts";

/** The target of a link on a page. */
export type LinkTarget =
  /** A page of a brand, by its path with slashes around it. */
  | { readonly kind: "page"; readonly brand: string; readonly path: string }
  | { readonly kind: "outside"; readonly host: string }
  /** A link within the page, mail, a phone number, a file, a checkout, or a route of the app: nothing to compare. */
  | { readonly kind: "other" };

/** The app's own routes, which are not editors' pages. */
const RESERVED = /^\/(?:api|_next|~[^/]*|preview|preview-broken|healthz|readyz|whereami|examples)(?:\/|$)/u;

const OTHER: LinkTarget = { kind: "other" };

const findOrigin = (address: string): string | null => parseUrl(address)?.origin ?? null;

/** Whether an address is on the checkout, sign-in or course-selection origin, which has no editors' pages. */
function isHandover(url: URL, brand: BrandConfig): boolean {
  const { checkoutUrl, signInUrl, courseSelectionUrl } = brand;
  const { checkoutOrigin } = linkRules(brand);
  return [checkoutUrl, signInUrl, courseSelectionUrl, checkoutOrigin].some(
    (address) => findOrigin(address) === url.origin,
  );
}

const hasEnding = (path: string): boolean => /\.[a-z\d]{2,5}\/?$/iu.test(path);

/** The path in the form that the list of pages has. */
const pagePath = (pathname: string): string => withTrailingSlash(pathname.replaceAll("--", "/"));

/** Whether a link is only a page's slug, as links of listings may be. */
const isSlug = (href: string): boolean => /^[\w-]+(?:--[\w-]+)*$/u.test(href);

/**
 * Finds the target of an editor's link on a brand's page.
 *
 * @param name the brand's own name in targets
 * @param brands the known names of other brands by host
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
  const isBrandHost = hosts.includes(url.host);
  if (!isBrandHost && isHandover(url, brand)) return OTHER;
  const sibling = brands.get(url.host) ?? (siblingHosts.includes(url.host) ? "" : null);
  if (!isBrandHost && sibling === null) return { kind: "outside", host: url.host };
  if (RESERVED.test(url.pathname) || hasEnding(url.pathname)) return OTHER;
  return { kind: "page", brand: isBrandHost ? name : (sibling ?? ""), path: pagePath(url.pathname) };
}
