import {
  type BrandConfig,
  forwardQuery,
  isInternal,
  linkRules,
  type LinkRules,
  withTrailingSlash,
  parseUrl,
} from "@courseway/brand";
import type { RedirectRow } from "@courseway/content-client";
import { canonicalPath } from "../lookups/find-address.ts";

/** The response for an old address. `to` is a path of this site or an absolute URL. */
export type Redirect =
  | { readonly kind: "moved"; readonly to: string; readonly status: 307 | 308 }
  | { readonly kind: "gone" };

/** A site's valid redirects, and for editors why the others are refused: what happened, why and what to do. */
export interface Redirects {
  /** By the old page's canonical address. */
  readonly byPath: ReadonlyMap<string, Redirect>;
  readonly problems: readonly string[];
}

/** A line that is valid by itself. Whether its target has moved too is checked later. */
interface Candidate {
  readonly line: string;
  readonly from: string;
  readonly redirect: Redirect;
  /** The page of this site that it leads to, or null. */
  readonly target: string | null;
}

/** The site's own addresses that editors cannot redirect. */
const RESERVED = /^\/(?:api|_next|~[^/]*|preview|preview-broken|404|healthz|readyz)(?:\/|$)/u;

/**
 * Checks the editors' redirects. A line that leads nowhere, outside the family's sites, to itself or to another old address is refused
 * with a sentence that says what to do; the other lines stay valid. [LNK-009]
 */
export function readRedirects(rows: readonly RedirectRow[], brand: BrandConfig): Redirects {
  const rules = linkRules(brand);
  const problems: string[] = [];
  const candidates = new Map<string, Candidate>();
  rows.forEach((row, index) => {
    const line = `Redirect ${index + 1}, from "${row.redirectFrom}"`;
    const read = readCandidate(row, line, brand, rules);
    if (typeof read === "string") problems.push(`${line}, is left out. ${read}`);
    else if (candidates.has(read.from))
      problems.push(`${line}, is left out. An earlier line says where this address leads. Delete one of the two.`);
    else candidates.set(read.from, read);
  });
  const byPath = new Map<string, Redirect>();
  for (const candidate of candidates.values()) {
    const problem = chainProblem(candidate, candidates);
    if (problem === null) byPath.set(candidate.from, candidate.redirect);
    else problems.push(`${candidate.line}, is left out. ${problem}`);
  }
  return { byPath, problems };
}

function readCandidate(row: RedirectRow, line: string, brand: BrandConfig, rules: LinkRules): Candidate | string {
  const from = pathOn(row.redirectFrom, brand, rules);
  if (from === null) return "It is no address of this site. Write its path, for example /old-page/.";
  if (RESERVED.test(from)) return "The site itself needs this address. Use the path of a page.";
  if (row.redirectKind === "gone") {
    if (row.redirectTo !== null) return "A page that is gone leads nowhere. Empty the target, or choose “permanent”.";
    return { line, from, redirect: { kind: "gone" }, target: null };
  }
  const written = row.redirectTo;
  if (written === null) return "It has no target. Write where it leads, or choose “gone”.";
  if (!isAllowed(written, brand, rules))
    return `Its target "${written}" is on no site of the family, and a visitor must not be sent elsewhere from here. Use a path, or an address of the family's sites or the checkout.`;
  const target = pathOn(written, brand, rules);
  if (target === from) return "It leads to itself. Write where the page is now, or delete the line.";
  const to = target === null ? written : `${target}${written.slice(written.search(/[?#]|$/u))}`;
  return { line, from, redirect: { kind: "moved", to, status: row.redirectKind === "temporary" ? 307 : 308 }, target };
}

/** The address of the page that a text names; null if it is not on this site. */
function pathOn(text: string, brand: BrandConfig, { hosts, origin }: LinkRules): string | null {
  const isPath = /^\/(?![/\\])/u.test(text);
  const url = isPath || /^https?:\/\//iu.test(text) ? parseUrl(text, origin) : null;
  if (url === null || !hosts.includes(url.host)) return null;
  return canonicalPath(withTrailingSlash(url.pathname), brand);
}

function isAllowed(link: string, brand: BrandConfig, rules: LinkRules): boolean {
  const isAddress = /^\/(?![/\\])/u.test(link) || /^https?:\/\//iu.test(link);
  const handovers = [brand.checkoutUrl, brand.signInUrl, brand.courseSelectionUrl, rules.checkoutOrigin];
  const isHandover = handovers.some((address) => parseUrl(address)?.origin === parseUrl(link)?.origin);
  return isAddress && (isInternal(link, rules) || (URL.canParse(link) && isHandover));
}

/** What is wrong with a line's target: another old address, which would cost visitors a second redirect, or no address at all. */
function chainProblem({ from, target }: Candidate, all: ReadonlyMap<string, Candidate>): string | null {
  const seen = new Set<string>();
  let at = target;
  while (at !== null && !seen.has(at)) {
    if (at === from) return "It comes back to itself over other lines. Write where the page is now in one of them.";
    seen.add(at);
    at = all.get(at)?.target ?? null;
  }
  const next = target === null ? undefined : all.get(target);
  if (next === undefined) return null;
  if (next.redirect.kind === "gone") return `Its target ${target} is gone. Choose “gone” here too, or another target.`;
  return `Its target ${target} is an old address itself. Write ${next.redirect.to} as the target.`;
}

/**
 * The redirect's target with the visitor's query, by the rules of all links: only allowed parameters are passed on, and none outside the
 * family's sites. [LNK-005, LNK-006, LNK-007, LNK-009]
 */
export const redirectTarget = (to: string, search: string, brand: BrandConfig): string =>
  forwardQuery(to, search, linkRules(brand));
