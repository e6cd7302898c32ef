import { isCouponParameter, uniqueCodes } from "@courseway/coupons";
import { isFileLink, isInternal, isSameSite } from "./kinds.ts";
import type { LinkRules } from "./link-rules.ts";
import { joinLink, queryPair, queryValues, splitLink } from "./query.ts";

/**
 * A value in its encoded form: letters, digits, `- _ ! . : / = +`, the space and any percent escapes. A comma separates
 * values. [LNK-005]
 */
const ALLOWED_VALUE = /^(?:[A-Za-z0-9\-_!.:/=+ ]|%[0-9A-Fa-f]{2})+$/;
/** Escaped control characters, such as line breaks. We never forward them: no campaign needs them. */
const CONTROLS = /%(?:[01][0-9A-Fa-f]|7[Ff]|[Cc]2%[89][0-9A-Fa-f])/;
const ALLOWED_NAME = /^[A-Za-z0-9_.-]+$/;

/** Parameters that belong to one page. `q` contains the words of a search, which we never forward. [LNK-006] */
const NEVER_FORWARDED: ReadonlySet<string> = new Set(["hlText", "page", "q"]);

/** Preview parameters open drafts, so we forward them only within this site. [RT-017] */
const SAME_SITE_ONLY: ReadonlySet<string> = new Set(["token", "x-craft-preview", "x-craft-live-preview"]);

/**
 * Forwards the page's query to a link: values that match the allowed pattern, without duplicates, joined with commas
 * and merged with the link's own values. External links, files, mail and phone links and links within the page stay
 * unchanged, and so does a link without any new value. [LNK-005, LNK-006, LNK-007, LNK-008, LNK-009]
 *
 * @param search The page's query, with or without its "?".
 * @example
 * forwardQuery("/courses/?hc=A", "?hc=B&page=2", rules); // "/courses/?hc=A,B"
 */
export function forwardQuery(link: string, search: string, rules: LinkRules): string {
  if (!takesQuery(link, rules)) return link;

  // Browsers drop a space at the end; without trim it would become part of the path.
  const parts = splitLink(link.trim());
  const present = queryValues(parts.query);
  const gained = new Map<string, readonly string[]>();
  for (const [name, values] of forwardable(search, isSameSite(link, rules))) {
    // The value from another site may not be the visitor's present choice.
    if (name === rules.consentParam) continue;
    const before = present.get(name) ?? [];
    const unique = isCoupon(name, rules) ? uniqueCodes : uniqueTexts;
    const merged = unique(before, values);
    if (merged.length > unique(before, []).length) gained.set(name, merged);
  }
  return gained.size > 0 ? joinLink({ ...parts, query: mergedQuery(parts.query, gained) }) : link;
}

/**
 * Adds the visitor's privacy choice to a link to the checkout or one of the family's other sites, in the brand's
 * parameter `consentParam`. Links to this site stay unchanged, because its pages read the cookie; so do external links
 * and links to files. [LNK-008, LNK-009, PV-013]
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

/**
 * Whether a parameter contains coupon codes, which are compared without case, unlike other values. [CP-005, LNK-007]
 */
function isCoupon(name: string, { couponParams = [] }: LinkRules): boolean {
  return isCouponParameter(name) || couponParams.includes(name);
}

function uniqueTexts(before: readonly string[], values: readonly string[]): readonly string[] {
  return [...new Set([...before, ...values])];
}

function isAllowed(written: string): boolean {
  return ALLOWED_VALUE.test(written) && !CONTROLS.test(written) && isDecodable(written);
}

/** Whether the escapes can be decoded. Incomplete ones, such as half a letter, would arrive as something else. */
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

/** Keeps the link's pairs in order. A name with new values appears once, at its first position or at the end. */
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
