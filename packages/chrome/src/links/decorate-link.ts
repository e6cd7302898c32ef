import { forwardQuery, isFileLink, isInternal, parseUrl, withConsent } from "@courseway/brand/rules";
import { checkoutLink, isCheckoutLink, withCoupon } from "@courseway/coupons";
import type { VisitorSnapshot } from "@courseway/visitor";
import type { LinkContext } from "./link-context.ts";

/**
 * A link for this visitor. Links to the family's own sites get the visitor's query, links to the checkout all valid codes, and links to
 * other pages the emailed codes unless they already have the parameter. The checkout and the family's sites also get the visitor's
 * privacy choice if the brand has a parameter for it. Only the link's own address decides whether it leads to the checkout, since a
 * campaign may have the same name. A link that needs no change is returned unchanged.
 * [LNK-005, LNK-009, CP-013, CP-014, CP-015, CP-017]
 */
export function decorateLink(
  link: string,
  { rules, policy, asServed }: LinkContext,
  { url, offers, emailed, handedConsent }: Pick<VisitorSnapshot, "url" | "offers" | "emailed" | "handedConsent">,
): string {
  if (!isInternal(link, rules) || isFileLink(link)) return link;
  const forwarded = withConsent(forwardQuery(link, parseUrl(url)?.search ?? "", rules), handedConsent, rules);
  const { codes, replaced } = offers ?? asServed;
  const options = { policy, pageUrl: url, checkoutUrl: rules.checkoutOrigin };
  return isCheckoutLink(link, rules.checkoutOrigin)
    ? checkoutLink(forwarded, { ...options, codes, replaced })
    : withCoupon(forwarded, { ...options, codes: emailed.codes });
}
