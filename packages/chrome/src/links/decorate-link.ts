import type { BrandConfig } from "@courseway/brand";
import {
  couponPolicy,
  type LinkRules,
  linkRules,
  forwardQuery,
  isFileLink,
  isInternal,
  parseUrl,
  withConsent,
} from "@courseway/brand/rules";
import { type CouponPolicy, checkoutLink, isCheckoutLink, withCoupon } from "@courseway/coupons";
import type { VisitorSnapshot } from "@courseway/visitor";
import type { LinkCodes } from "@courseway/visitor/offers";

/** The browser's settings to decorate links with a visitor's parameters and coupons. Plain JSON. */
export interface LinkContext {
  readonly rules: LinkRules;
  readonly policy: CouponPolicy;
  /** The public codes of checkout links, as of the render. */
  readonly asServed: LinkCodes;
}

/** The link context of a page. The checkout counts as a family site, so that it gets the whole query. [GEN-003] */
export function linkContext(brand: BrandConfig, { codes, replaced }: LinkCodes): LinkContext {
  const rules = linkRules(brand);
  return {
    rules: { ...rules, siblingHosts: [...new Set([...rules.siblingHosts, new URL(brand.checkoutUrl).host])] },
    policy: couponPolicy(brand),
    asServed: { codes, replaced },
  };
}

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
