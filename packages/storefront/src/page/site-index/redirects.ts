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
import { canonicalPath } from "../../content/find-address.ts";

/** What an old address answers. `to` is a path of this site or a whole address. */
export type Redirect =
  | { readonly kind: "moved"; readonly to: string; readonly status: 307 | 308 }
  | { readonly kind: "gone" };

/** The redirects of a site that hold, and why the others do not: for editors, what happened, why and what to do. */
export interface Redirects {
  /** By the old page's one address. */
  readonly byPath: ReadonlyMap<string, Redirect>;
  readonly problems: readonly string[];
}

/** A line that stands by itself; whether its target moved as well is not known yet. */
interface Candidate {
  readonly line: string;
  readonly from: string;
  readonly redirect: Redirect;
  /** The page of this site that it leads to, or null. */
  readonly target: string | null;
}

/** Addresses of the site's own that no editor can move. */
const OWN = /^\/(?:api|_next|~[^/]*|preview|preview-broken|404|healthz|readyz)(?:\/|$)/u;

/**
 * Checks the redirects that editors wrote: a line that leads nowhere, off the family's sites, to itself or to another old
 * address is refused with a sentence that says what to do, and the other lines hold. [LNK-009]
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

/** The line by itself, or what is wrong with it. */
function readCandidate(row: RedirectRow, line: string, brand: BrandConfig, rules: LinkRules): Candidate | string {
  const from = pathOn(row.redirectFrom, brand, rules);
  if (from === null) return "It is no address of this site. Write its path, for example /old-page/.";
  if (OWN.test(from)) return "The site itself needs this address. Use the path of a page.";
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

/** The one address of the page that a text names; null where that is none of this site. */
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

/** What is wrong with where a line leads: an old address again, which would cost each visitor a second way, or none at all. */
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
 * Where a visitor of an old address is sent, with their own query by the rules of every link: what no rule lets pass
 * stays behind, and nothing goes off the family's sites. [LNK-005, LNK-006, LNK-007, LNK-009]
 */
export const redirectTarget = (to: string, search: string, brand: BrandConfig): string =>
  forwardQuery(to, search, linkRules(brand));
