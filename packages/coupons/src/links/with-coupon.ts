import { uniqueCodes } from "../codes/code-list.ts";
import { checkoutLink, type LinkOptions } from "./checkout-link.ts";
import { chooseParameter } from "./coupon-parameter.ts";
import { normalizePolicy } from "../query/coupon-policy.ts";
import { withParameter } from "./edit-pieces.ts";
import { isCheckoutLink } from "./is-checkout-link.ts";
import { parseLink, joinLink } from "./link-parts.ts";
import { decodeName } from "../query/query-text.ts";

/**
 * Puts the visitor's codes on an internal link: on a checkout link as `checkoutLink` does, on any other link by adding
 * the coupon parameter if it is missing. In-page links (`#faq`), links of another scheme and malformed links are
 * returned unchanged. The caller decides whether a link is internal. [CP-015, CP-016]
 *
 * @example withCoupon("/pricing/?a=1#top", { codes: ["A"], policy, pageUrl }) // "/pricing/?a=1&hc=A#top"
 */
export function withCoupon(link: string, options: LinkOptions): string {
  if (isCheckoutLink(link, { ...options }.checkoutUrl)) return checkoutLink(link, options);

  const parts = parseLink(link);
  const { policy, pageUrl, ...rest } = { ...options };
  const codes = uniqueCodes(rest.codes);
  if (!parts || codes.length === 0 || link.startsWith("#")) return link;

  const names = parts.pieces.map(decodeName);
  const parameter = chooseParameter(names, normalizePolicy(policy), pageUrl);
  if (names.includes(parameter)) return link;

  return joinLink({ ...parts, pieces: withParameter(parts.pieces, parameter, codes) });
}
