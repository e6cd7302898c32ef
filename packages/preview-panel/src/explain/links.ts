import { explainCoupons } from "@courseway/coupons/explain";
import { isCheckoutLink } from "@courseway/coupons";
import { decorateLink, type InspectedBlock, type LinkContext } from "@courseway/storefront/preview";
import type { VisitorSettings, VisitorSnapshot } from "@courseway/visitor";
import { sourcesAt } from "@courseway/visitor/offers";

/** Where a link of the page leads for this visitor, and why. */
export interface LinkLine {
  readonly label: string;
  readonly href: string;
  /** What became of every code that could be on it; empty for a link that does not lead to the checkout. */
  readonly reasons: readonly string[];
}

type LinkVisitor = Pick<VisitorSnapshot, "now" | "url" | "offers" | "emailed" | "handedConsent">;

/** The parameters that a preview adds for itself. */
const withoutToken = (href: string): string =>
  href.replace(/([?&])token=[^&#]*(&|(?=#)|$)/u, (_, start: string, end: string) => (end === "&" ? start : ""));

/** What a block sells, as far as its links follow from it. */
type SellingBlock = Pick<InspectedBlock, "name" | "offers">;

/**
 * Where the codes come from that the page itself wrote on a checkout link: the fields of what it sells, and the editor's own
 * link where there is one. A link that follows from no offer of the block is its editor's, as it stands. [CP-013, CP-023, CP-032]
 */
function writtenSources(own: string, base: string, block: SellingBlock | null) {
  const ids = new URL(own, base).searchParams.get("productId")?.split(",") ?? [];
  const sold = (block?.offers ?? [])
    .map(({ request }) => request)
    .filter(({ productIds }) => productIds.length > 0 && productIds.every((id) => ids.includes(id)));
  const isSold = ids.length > 0 && ids.every((id) => sold.some(({ productIds }) => productIds.includes(id)));
  if (!isSold) return { link: own, sources: {} };
  const coupons = sold.flatMap(({ coupon }) => coupon ?? []);
  const written = sold.find(({ link }) => link)?.link;
  return {
    ...(written && { link: written }),
    sources: block?.name === "bundleBuilder" ? { builderCategories: coupons } : { craft: coupons },
  };
}

/**
 * A link as this visitor follows it, with the codes' reasons. [CP-013, CP-014, CP-017, LNK-005]
 *
 * @param own as the page has it, before anything was added
 * @param block the block around it, or null
 */
export function linkLine(
  { label, own }: { readonly label: string; readonly own: string },
  block: SellingBlock | null,
  context: LinkContext,
  settings: Pick<VisitorSettings, "promotions" | "emailed">,
  visitor: LinkVisitor,
): LinkLine {
  const href = withoutToken(decorateLink(own, context, visitor));
  if (!isCheckoutLink(own, context.rules.checkoutOrigin)) return { label, href, reasons: [] };
  const { sources, ...written } = writtenSources(own, context.rules.origin, block);
  const explained = explainCoupons({ ...sourcesAt(visitor, settings.promotions), ...sources }, visitor.now, {
    policy: context.policy,
    keepsEmailed: settings.emailed.isStored,
    ...written,
  });
  return { label, href, reasons: explained.map(({ sentence }) => sentence) };
}
