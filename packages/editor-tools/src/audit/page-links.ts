import { isCheckoutLink } from "@courseway/coupons";
import { type BrandConfig, isFileLink, linkRules, pathOfEntry, withTrailingSlash } from "@courseway/brand";
import type { Place } from "../finding/finding.ts";
import type { Part } from "../reading/parts.ts";
import type { SiteReading } from "../reading/read-site.ts";

/** Where a link of a page leads. */
export type Target =
  /** A page of a brand, by its path with slashes around it. */
  | { readonly kind: "page"; readonly brand: string; readonly path: string }
  | { readonly kind: "outside"; readonly host: string }
  /** Within the page, mail, a telephone, a file, a checkout, or a route of the site's own: nothing to compare. */
  | { readonly kind: "other" };

/** A link as somebody wrote it, and where it stands. */
export interface WrittenLink {
  readonly href: string;
  readonly place: Place;
}

/** Addresses of the host's own, which are no pages of editors. */
const OWN = /^\/(?:api|_next|~[^/]*|preview|preview-broken|healthz|readyz|whereami|examples)(?:\/|$)/u;

const OTHER: Target = { kind: "other" };

const originOf = (address: string): string | null => URL.parse(address)?.origin ?? null;

/** Where the site hands its visitors over to: no page of editors stands there. */
function isHandover(url: URL, brand: BrandConfig): boolean {
  const { checkoutUrl, signInUrl, courseSelectionUrl } = brand;
  const { checkoutOrigin } = linkRules(brand);
  return [checkoutUrl, signInUrl, courseSelectionUrl, checkoutOrigin].some(
    (address) => originOf(address) === url.origin,
  );
}

const hasEnding = (path: string): boolean => /\.[a-z\d]{2,5}\/?$/iu.test(path);

/** The path as the list of pages has it, or null for one that cannot be decoded. */
const pagePath = (pathname: string): string => withTrailingSlash(pathname.replaceAll("--", "/"));

/** A link of a listing may be a page's slug alone. */
const isSlug = (href: string): boolean => /^[\w-]+(?:--[\w-]+)*$/u.test(href);

/** Where a link that an editor wrote on a brand's page leads. @param brands by host, as far as they are read */
export function targetOf(
  href: string,
  { brand, name }: Pick<SiteReading, "brand" | "name">,
  brands: ReadonlyMap<string, string>,
): Target {
  const link = href.trim();
  if (link === "" || link.startsWith("#") || link.includes("${") || isFileLink(link)) return OTHER;
  if (isCheckoutLink(link, brand.checkoutUrl)) return OTHER;
  if (isSlug(link)) return { kind: "page", brand: name, path: pathOfEntry(link, brand) };
  const { origin, hosts, siblingHosts } = linkRules(brand);
  const url = URL.parse(link, origin);
  if (url === null || !/^https?:$/u.test(url.protocol)) return OTHER;
  const isOwn = hosts.includes(url.host);
  if (!isOwn && isHandover(url, brand)) return OTHER;
  const sibling = brands.get(url.host) ?? (siblingHosts.includes(url.host) ? "" : null);
  if (!isOwn && sibling === null) return { kind: "outside", host: url.host };
  if (OWN.test(url.pathname) || hasEnding(url.pathname)) return OTHER;
  return { kind: "page", brand: isOwn ? name : (sibling ?? ""), path: pagePath(url.pathname) };
}

const linksOfParts = (parts: readonly Part[], { brand }: SiteReading): readonly WrittenLink[] =>
  parts.flatMap((part): readonly WrittenLink[] => {
    const { place } = part;
    if (part.kind === "link") return [{ href: part.href, place }];
    if (part.kind === "entry") return [{ href: pathOfEntry(part.slug, brand), place }];
    if (part.kind === "product" && part.product.pageUrl !== null) return [{ href: part.product.pageUrl, place }];
    return [];
  });

/** Every link that the editors of a brand wrote, redirects' targets among them. */
export function linksOfSite(site: SiteReading): readonly WrittenLink[] {
  const redirects = site.redirects.flatMap(({ redirectTo, redirectFrom }) =>
    redirectTo === null
      ? []
      : [{ href: redirectTo, place: { path: null, part: "redirects", field: redirectFrom } as const }],
  );
  const featured = site.globals.featuredEntries.map(({ slug }) => ({
    href: pathOfEntry(slug, site.brand),
    place: { path: null, part: "featuredEntries", field: null } as const,
  }));
  const ofPages = site.pages.flatMap(({ parts }) => linksOfParts(parts, site));
  return [...linksOfParts(site.parts, site), ...ofPages, ...featured, ...redirects];
}
