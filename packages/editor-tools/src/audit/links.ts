import {
  type BrandConfig,
  brokenLinkAdvice,
  linkRules,
  linkTarget,
  type LinkTarget,
  vendorOrigins,
  withTrailingSlash,
} from "@courseway/brand";
import { craftMoment, nearest } from "@courseway/content-client";
import { type Finding, finding, type Place } from "../finding/finding.ts";
import { momentText } from "../reading/moments.ts";
import type { SiteReading } from "../reading/read-site.ts";
import { listSiteLinks, type WrittenLink } from "./page-links.ts";

/** The input of the links audit in addition to the content. */
export interface LinkKnowledge {
  /** Hosts outside the brand family that pages may link to; `*.example.com` for all subdomains. */
  readonly externalHosts: readonly string[];
  /**
   * By brand: the pages that header and footer link to, since these links are in the app's code. Without them, no page
   * counts as forgotten.
   */
  readonly chromePaths: ReadonlyMap<string, readonly string[]>;
}

interface ResolvedLink extends WrittenLink {
  readonly from: string;
  readonly target: LinkTarget;
}

/** A brand's addresses: pages, and old addresses that redirect or are gone. */
interface Addresses {
  readonly pages: ReadonlySet<string>;
  readonly moved: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
}

function listAddresses({ pages, redirects, unread }: SiteReading): Addresses {
  const listPaths = (isGone: boolean) =>
    redirects
      .filter(({ redirectKind }) => (redirectKind === "gone") === isGone)
      .map(({ redirectFrom }) => withTrailingSlash(redirectFrom));
  return {
    pages: new Set([...pages.map(({ path }) => path), ...unread.map(({ path }) => path)]),
    moved: new Set(listPaths(false)),
    gone: new Set(listPaths(true)),
  };
}

/** Maps each host to the brand that was read. */
const brandsByHost = (sites: readonly SiteReading[]): ReadonlyMap<string, string> =>
  new Map(sites.flatMap(({ brand, name }) => linkRules(brand).hosts.map((host) => [host, name] as const)));

function brokenFinding(
  { from, href, place }: ResolvedLink,
  { path, brand }: Extract<LinkTarget, { kind: "page" }>,
  { pages, gone }: Addresses,
): Finding {
  const where = brand === from ? "this site" : `the site of ${brand}`;
  return finding({
    rule: "link-broken",
    severity: "error",
    brand: from,
    place,
    subject: href,
    ...brokenLinkAdvice({ href, where, isGone: gone.has(path), near: nearest(path, [...pages]) }),
  });
}

function brokenFindings(links: readonly ResolvedLink[], addresses: ReadonlyMap<string, Addresses>): readonly Finding[] {
  return links.flatMap((link) => {
    const { target } = link;
    const known = target.kind === "page" ? addresses.get(target.brand) : undefined;
    if (target.kind !== "page" || known === undefined) return [];
    if (known.pages.has(target.path) || known.moved.has(target.path)) return [];
    return [brokenFinding(link, target, known)];
  });
}

const isHost = (host: string, allowed: string): boolean =>
  allowed.startsWith("*.") ? host.endsWith(allowed.slice(1)) : host === allowed;

/**
 * Lists the hosts in a brand's settings: those of sibling brands and third parties, and those whose content its pages
 * may show.
 */
function listBrandHosts(brand: BrandConfig): readonly string[] {
  const { scripts, connections } = vendorOrigins(brand.vendors);
  const sources = [...scripts, ...connections, ...brand.allowedSources.frames, ...brand.allowedSources.forms];
  return sources.map((source) => source.replace(/^https?:\/\//u, ""));
}

function outsideFindings(
  links: readonly ResolvedLink[],
  { brand }: SiteReading,
  { externalHosts }: LinkKnowledge,
): readonly Finding[] {
  const allowed = [...externalHosts, ...listBrandHosts(brand)];
  return links.flatMap(({ href, place, from, target }) =>
    target.kind !== "outside" || allowed.some((one) => isHost(target.host, one))
      ? []
      : [
          finding({
            rule: "link-outside",
            severity: "warning",
            brand: from,
            place,
            subject: href,
            message: `The link ${href} leaves the family's sites for ${target.host}, which is not on the list of allowed hosts.`,
            advice: `Take the link off, or add ${target.host} to "externalHosts" of the settings.`,
          }),
        ],
  );
}

function orphanFindings(
  { name, pages }: SiteReading,
  links: readonly ResolvedLink[],
  chrome: readonly string[] | undefined,
): readonly Finding[] {
  // Without these, every page of the menus would look forgotten.
  if (chrome === undefined) return [];
  const linked = new Set(chrome);
  for (const { target, place } of links)
    if (target.kind === "page" && target.brand === name && target.path !== place.path) linked.add(target.path);
  return pages.flatMap(({ path, page }) =>
    path === "/" || page.seo.noindex || linked.has(path)
      ? []
      : [
          finding({
            rule: "page-orphan",
            severity: "warning",
            brand: name,
            place: { path, part: null, field: null },
            message: "No page, header or footer of the family leads here: only search engines and campaigns do.",
            advice: "Link to it from a page that its visitors read, or give it “noindex” when it is for a campaign.",
          }),
        ],
  );
}

/** Finds links, including those in menus, to pages that will expire. */
function expiringFindings(
  links: readonly ResolvedLink[],
  sites: readonly SiteReading[],
  { chromePaths }: LinkKnowledge,
): readonly Finding[] {
  const ends = new Map(
    sites.map(({ name, pages }) => [
      name,
      new Map(pages.flatMap(({ path, page }) => (page.expiryDate === null ? [] : [[path, page.expiryDate] as const]))),
    ]),
  );
  const zones = new Map(sites.map(({ name, brand }) => [name, brand.timeZone]));
  const found = (brand: string, place: Place, target: { readonly brand: string; readonly path: string }): Finding[] => {
    const end = craftMoment(ends.get(target.brand)?.get(target.path) ?? null);
    if (end === null) return [];
    const when = momentText(end, zones.get(target.brand) ?? "UTC");
    return [
      finding({
        rule: "link-expires",
        severity: "warning",
        brand,
        place,
        subject: target.path,
        message: `The link to ${target.path} leads to a page that expires ${when}: visitors then get the screen for a missing page.`,
        advice: "Take the link away by then, or write a redirect for the page's address.",
      }),
    ];
  };
  return [
    ...links.flatMap(({ from, place, target }) => (target.kind === "page" ? found(from, place, target) : [])),
    ...sites.flatMap(({ name }) =>
      (chromePaths.get(name) ?? []).flatMap((path) =>
        found(name, { path: null, part: "header or footer", field: null }, { brand: name, path }),
      ),
    ),
  ];
}

/**
 * Finds links that lead nowhere or off the brand family's sites, and pages without any link to them, across all brands
 * that were read.
 */
export function linkFindings(sites: readonly SiteReading[], knowledge: LinkKnowledge): readonly Finding[] {
  const byHost = brandsByHost(sites);
  const addresses = new Map(sites.map((site) => [site.name, listAddresses(site)]));
  const linksBySite = new Map(
    sites.map((site) => [
      site.name,
      listSiteLinks(site).map((link) => ({ ...link, from: site.name, target: linkTarget(link.href, site, byHost) })),
    ]),
  );
  const all = [...linksBySite.values()].flat();
  return [
    ...brokenFindings(all, addresses),
    ...expiringFindings(all, sites, knowledge),
    ...sites.flatMap((site) => [
      ...outsideFindings(linksBySite.get(site.name) ?? [], site, knowledge),
      ...orphanFindings(site, all, knowledge.chromePaths.get(site.name)),
    ]),
  ];
}
