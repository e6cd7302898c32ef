import { forwardQuery, isFileLink, isInternal, parseUrl, withConsent } from "@courseway/brand/rules";
import { checkoutLink, isCheckoutLink, withCoupon } from "@courseway/coupons";
import type { VisitorSnapshot } from "@courseway/visitor";
import type { LinkContext } from "./link-context.ts";

/**
 * A link as this visitor must follow it: their query goes along to the family's own sites, to the checkout all codes
 * that hold now, to other pages the emailed ones where the parameter is absent; the checkout and the family's sites learn
 * what the visitor chose, where the brand names a parameter for it. Whether it leads to the checkout is
 * asked of the link itself: a campaign may be named so. A link that gains nothing comes back as it is.
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
