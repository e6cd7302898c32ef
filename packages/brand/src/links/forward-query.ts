import { isCouponParameter, uniqueCodes } from "@courseway/coupons";
import { isFileLink, isInternal, isSameSite } from "./kinds.ts";
import type { LinkRules } from "./link-rules.ts";
import { joinLink, queryPair, queryValues, splitLink } from "./query.ts";

/**
 * A value as the address writes it: letters, digits, `- _ ! . : / = +`, the space and percent escapes, whatever these
 * stand for. The comma parts the values. [LNK-005]
 */
const ALLOWED_VALUE = /^(?:[A-Za-z0-9\-_!.:/=+ ]|%[0-9A-Fa-f]{2})+$/;
/** No link of ours carries these: what hides in a line break is never what a campaign means. */
const CONTROLS = /%(?:[01][0-9A-Fa-f]|7[Ff]|[Cc]2%[89][0-9A-Fa-f])/;
const ALLOWED_NAME = /^[A-Za-z0-9_.-]+$/;

/** Parameters of one page only. `q` holds the words of a search, which we never pass on. [LNK-006] */
const NEVER_FORWARDED: ReadonlySet<string> = new Set(["hlText", "page", "q"]);

/** Preview parameters open drafts, so they stay on this very site. [RT-017] */
const SAME_SITE_ONLY: ReadonlySet<string> = new Set(["token", "x-craft-preview", "x-craft-live-preview"]);

/**
 * Passes the page's query on to a link: values that match the allowed pattern, without repetitions,
 * comma-joined and merged with those already there. External links, files, mail and phone links, and
 * links within the page stay as they are; so does every link that gains nothing.
 * [LNK-005, LNK-006, LNK-007, LNK-008, LNK-009]
 *
 * @param search The page's query, with or without its "?".
 * @example
 * forwardQuery("/courses/?hc=A", "?hc=B&page=2", rules); // "/courses/?hc=A,B"
 */
export function forwardQuery(link: string, search: string, rules: LinkRules): string {
  if (!takesQuery(link, rules)) return link;

  // A space at the end, which browsers drop, would become part of the path.
  const parts = splitLink(link.trim());
  const present = queryValues(parts.query);
  const gained = new Map<string, readonly string[]>();
  for (const [name, values] of forwardable(search, isSameSite(link, rules))) {
    // What another site handed over is not the visitor's wish now.
    if (name === rules.consentParam) continue;
    const before = present.get(name) ?? [];
    const unique = isCoupon(name, rules) ? uniqueCodes : uniqueTexts;
    const merged = unique(before, values);
    if (merged.length > unique(before, []).length) gained.set(name, merged);
  }
  return gained.size > 0 ? joinLink({ ...parts, query: mergedQuery(parts.query, gained) }) : link;
}

/**
 * Hands the visitor's wish about their data to the checkout and the family's other sites, in the parameter that the brand
 * names (`consentParam`). Pages of this site read the cookie, and external links and files are told nothing: those stay as
 * they are. [LNK-008, LNK-009, PV-013]
 *
 * @param value "0" or "1" as in the cookie; null for a visitor who chose nothing
 * @example
 * withConsent("https://drive.example/?a=1", "1", rules); // "https://drive.example/?a=1&privacy=1"
 */
export function withConsent(link: string, value: "0" | "1" | null, rules: LinkRules): string {
  const { consentParam } = rules;
  if (value === null || consentParam === undefined || isSameSite(link, rules) || !takesQuery(link, rules)) return link;
  const parts = splitLink(link.trim());
  return joinLink({ ...parts, query: mergedQuery(parts.query, new Map([[consentParam, [value]]])) });
}

function takesQuery(link: string, rules: LinkRules): boolean {
  return isInternal(link, rules) && !isFileLink(link) && !/^\s*(?:#|$)/.test(link);
}

/** Codes are the same whatever their case; other values are not. [CP-005, LNK-007] */
function isCoupon(name: string, { couponParams = [] }: LinkRules): boolean {
  return isCouponParameter(name) || couponParams.includes(name);
}

function uniqueTexts(before: readonly string[], values: readonly string[]): readonly string[] {
  return [...new Set([...before, ...values])];
}

function isAllowed(written: string): boolean {
  return ALLOWED_VALUE.test(written) && !CONTROLS.test(written) && isDecodable(written);
}

/** Escapes of no text, such as the half of a letter, would arrive as something else. */
function isDecodable(written: string): boolean {
  try {
    return decodeURIComponent(written) !== "";
  } catch {
    return false;
  }
}

function forwardable(search: string, sameSite: boolean): [name: string, values: readonly string[]][] {
  return [...queryValues(search, isAllowed)]
    .filter(([name]) => ALLOWED_NAME.test(name) && !NEVER_FORWARDED.has(name))
    .filter(([name]) => sameSite || !SAME_SITE_ONLY.has(name));
}

/** The link's own pairs stay in place; a gained name stands once, where it first stood or at the end. */
function mergedQuery(query: string, gained: ReadonlyMap<string, readonly string[]>): string {
  const remaining = query.split("&").filter((pair) => pair !== "");
  const forwarded = new Set<string>();
  const pairs = remaining.flatMap((pair) => {
    const name = [...new URLSearchParams(pair).keys()][0] ?? "";
    const values = gained.get(name);
    if (!values) return [pair];
    if (forwarded.has(name)) return [];
    forwarded.add(name);
    return [queryPair(name, values)];
  });
  const added = [...gained].filter(([name]) => !forwarded.has(name));
  return [...pairs, ...added.map(([name, values]) => queryPair(name, values))].join("&");
}
