import { isCheckoutLink } from "@courseway/coupons";
import { forwardQuery } from "./forward-query.ts";
import { isBlogLink, isInternal, resolveLink } from "./kinds.ts";
import type { LinkRules } from "./link-rules.ts";

/** A drop-down's link, ready to print. */
export interface DropdownLink {
  readonly href: string;
  readonly newTab: boolean;
}

/** Makes a link on the brand's host relative, except checkout and blog links. [LNK-010] */
export function relativize(link: string, rules: LinkRules): string {
  const resolved = resolveLink(link, rules);
  if (!resolved || resolved.relative || !rules.hosts.includes(resolved.url.host)) return link;
  if (isCheckoutLink(link, rules.checkoutOrigin) || isBlogLink(link, rules)) return link;

  // A path that starts with two slashes would name a host.
  const path = resolved.url.pathname.replace(/^\/+/, "/");
  return `${path}${resolved.url.search}${resolved.url.hash}`;
}

/** Adds the missing host to a checkout or blog link: the checkout's or this site's. [LNK-011, LNK-012] */
export function absolutize(link: string, rules: LinkRules): string {
  const resolved = resolveLink(link, rules);
  if (!resolved?.relative || link.startsWith("#")) return link;

  const { pathname, search, hash } = resolved.url;
  if (isCheckoutLink(link, rules.checkoutOrigin)) return `${rules.checkoutOrigin}${pathname}${search}${hash}`;
  return isBlogLink(link, rules) ? `${rules.origin}${pathname}${search}${hash}` : link;
}

/** Whether a link leaves the family and therefore opens in a new tab; checkout links stay in the same tab. [LNK-013] */
export function isExternal(link: string, rules: LinkRules): boolean {
  const resolved = resolveLink(link, rules);
  return resolved !== null && !isInternal(link, rules) && resolved.url.origin !== rules.checkoutOrigin;
}

/**
 * Prepares a drop-down's link for printing: relative on the brand's host, absolute for checkout and blog, with the
 * page's query if it may be forwarded, and in a new tab if external. [LNK-010, LNK-011, LNK-013, LNK-014]
 */
export function dropdownLink(link: string, search: string, rules: LinkRules): DropdownLink {
  const href = absolutize(relativize(link, rules), rules);
  return { href: forwardQuery(href, search, rules), newTab: isExternal(href, rules) };
}
