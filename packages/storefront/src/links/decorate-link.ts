import { forwardQuery, isFileLink, isInternal } from "@courseway/brand/rules";
import { checkoutCodes, checkoutLink, withCoupon } from "@courseway/coupons";
import type { LinkContext } from "./link-context.ts";

/** The visitor at the moment of a click. */
export interface LinkVisitor {
  /** The page's whole address. */
  readonly url: string;
  /** The emailed coupon, or null. */
  readonly emailed: string | null;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * A link as this visitor must follow it: their query goes along to the family's own sites, and their coupons
 * to the checkout. A link that gains nothing comes back as it is. [LNK-005, LNK-009, CP-013, CP-015, CP-017]
 */
export function decorateLink(link: string, context: LinkContext, visitor: LinkVisitor): string {
  const { rules, policy, coupons } = context;
  if (!isInternal(link, rules) || isFileLink(link)) return link;
  const search = visitor.url.includes("?") ? new URL(visitor.url).search : "";
  const forwarded = forwardQuery(link, search, rules);
  const sources = { ...coupons, url: visitor.url, emailCapture: visitor.emailed };
  const { codes, replaced } = checkoutCodes(sources, visitor.now, policy);
  const atCheckout = checkoutLink(forwarded, { codes, replaced, policy, pageUrl: visitor.url });
  if (atCheckout !== forwarded || visitor.emailed === null) return atCheckout;
  return withCoupon(forwarded, { codes: [visitor.emailed], policy, pageUrl: visitor.url });
}
