import { asText } from "../values/untrusted.ts";
import { parseLink } from "./link-parts.ts";

const WEB_ADDRESS = /^(?:https?:)?\/\/(?:[^/]*@)?([^/]+)(.*)$/is;

/** The host (lower case, empty for a relative link) and the path of a link; null if it is malformed. */
function parseHostAndPath(link: string): readonly [host: string, path: string] | null {
  const base = parseLink(link)?.base;
  if (!base) return null;
  const [, host = "", path = base] = WEB_ADDRESS.exec(base) ?? [];

  return [host.toLowerCase(), path];
}

/** Whether a link has the checkout's host. [LNK-018] */
export function isOnCheckoutHost(link: string, checkoutUrl: string): boolean {
  const host = parseHostAndPath(link)?.[0];

  return Boolean(host) && host === parseHostAndPath(checkoutUrl)?.[0];
}

/**
 * Whether a link leads to the checkout: its host or its path contains "checkout", in any case, or it has the checkout's
 * host. The query and the fragment do not count: a campaign may be named "checkout-x". Every rule uses this function.
 * [CP-013, CP-014, CP-015, LNK-010, LNK-011]
 *
 * @param checkoutUrl the brand's checkout, if its address does not contain "checkout" itself
 */
export function isCheckoutLink(link: string, checkoutUrl?: string): boolean {
  const target = parseHostAndPath(link);
  if (!target) return false;

  return /checkout/i.test(target.join("")) || isOnCheckoutHost(link, asText(checkoutUrl));
}
