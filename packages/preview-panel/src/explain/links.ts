import { explainCoupons } from "@courseway/coupons/explain";
import { isCheckoutLink } from "@courseway/coupons";
import { decorateLink, type LinkContext } from "@courseway/storefront/preview";
import type { VisitorSettings, VisitorSnapshot } from "@courseway/visitor";
import { sourcesAt } from "@courseway/visitor/offers";

/** Where a link of the page leads for this visitor, and why. */
export interface LinkLine {
  readonly label: string;
  readonly href: string;
  /** What became of every code that could be on it; empty for a link that does not lead to the checkout. */
  readonly reasons: readonly string[];
}

type LinkVisitor = Pick<VisitorSnapshot, "now" | "url" | "offers" | "emailed" | "anonymousId">;

/** The parameters that a preview adds for itself. */
const withoutToken = (href: string): string =>
  href.replace(/([?&])token=[^&#]*(&|(?=#)|$)/u, (_, start: string, end: string) => (end === "&" ? start : ""));

/**
 * A link as this visitor follows it, with the codes' reasons. [CP-013, CP-014, CP-017, LNK-005]
 *
 * @param own as the page has it, before anything was added
 * @param coupon the product's own coupons, where the link is an offer's
 */
export function linkLine(
  { label, own, coupon = null }: { readonly label: string; readonly own: string; readonly coupon?: string | null },
  context: LinkContext,
  settings: Pick<VisitorSettings, "promotions" | "emailed">,
  visitor: LinkVisitor,
): LinkLine {
  const href = withoutToken(decorateLink(own, context, visitor));
  if (!isCheckoutLink(own, context.rules.checkoutOrigin)) return { label, href, reasons: [] };
  const sources = { ...sourcesAt(visitor, settings.promotions), craft: coupon };
  const explained = explainCoupons(sources, visitor.now, {
    policy: context.policy,
    keepsEmailed: settings.emailed.isKept,
    link: own,
  });
  return { label, href, reasons: explained.map(({ sentence }) => sentence) };
}
