import { asText } from "../values/as-text.ts";
import { parseLink } from "./link-parts.ts";

const WEB_ADDRESS = /^(?:https?:)?\/\/(?:[^/]*@)?([^/]+)(.*)$/is;

/** Host, in lower case and empty for a relative link, and path of a link; null for one that is malformed. */
function parseHostAndPath(link: string): readonly [host: string, path: string] | null {
  const base = parseLink(link)?.base;
  if (!base) return null;
  const [, host = "", path = base] = WEB_ADDRESS.exec(base) ?? [];

  return [host.toLowerCase(), path];
}

/** Whether a link begins with the checkout's host. [LNK-018] */
export function isOnCheckoutHost(link: string, checkoutUrl: string): boolean {
  const host = parseHostAndPath(link)?.[0];

  return Boolean(host) && host === parseHostAndPath(checkoutUrl)?.[0];
}

/**
 * Whether a link leads to the checkout: its host or its path says "checkout", in any case of letters, or its host is
 * the checkout's own. What a query or a fragment says does not count: a campaign may be named "checkout-x". The one
 * answer for every rule that asks. [CP-013, CP-014, CP-015, LNK-010, LNK-011]
 *
 * @param checkoutUrl the brand's, for a checkout whose address does not say so itself
 */
export function isCheckoutLink(link: string, checkoutUrl?: string): boolean {
  const target = parseHostAndPath(link);
  if (!target) return false;

  return /checkout/i.test(target.join("")) || isOnCheckoutHost(link, asText(checkoutUrl));
}
