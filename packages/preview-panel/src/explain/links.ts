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

type LinkVisitor = Pick<VisitorSnapshot, "now" | "url" | "offers" | "emailed">;

/** The parameters that a preview adds for itself. */
const withoutToken = (href: string): string =>
  href.replace(/([?&])token=[^&#]*(&|(?=#)|$)/u, (_, start: string, end: string) => (end === "&" ? start : ""));

/**
 * A link as this visitor follows it, with the codes' reasons; a product's own coupons stand in the link itself.
 * [CP-013, CP-014, CP-017, LNK-005]
 *
 * @param own as the page has it, before anything was added
 */
export function linkLine(
  { label, own }: { readonly label: string; readonly own: string },
  context: LinkContext,
  settings: Pick<VisitorSettings, "promotions" | "emailed">,
  visitor: LinkVisitor,
): LinkLine {
  const href = withoutToken(decorateLink(own, context, visitor));
  if (!isCheckoutLink(own, context.rules.checkoutOrigin)) return { label, href, reasons: [] };
  const explained = explainCoupons(sourcesAt(visitor, settings.promotions), visitor.now, {
    policy: context.policy,
    keepsEmailed: settings.emailed.isKept,
    link: own,
  });
  return { label, href, reasons: explained.map(({ sentence }) => sentence) };
}
