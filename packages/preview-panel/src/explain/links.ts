import { explainCoupons } from "@courseway/coupons/explain";
import { isCheckoutLink } from "@courseway/coupons";
import { decorateLink, type InspectedBlock, type LinkContext } from "@courseway/storefront/preview";
import type { VisitorSettings, VisitorSnapshot } from "@courseway/visitor";
import { sourcesAt } from "@courseway/visitor/offers";

/** Where a link on the page leads for this visitor, and why. */
export interface LinkLine {
  readonly label: string;
  readonly href: string;
  /** What happened to every code that could be on it; empty for a link that does not lead to the checkout. */
  readonly reasons: readonly string[];
}

type LinkVisitor = Pick<VisitorSnapshot, "now" | "url" | "offers" | "emailed" | "handedConsent">;

/** Removes the token that a preview adds to links. */
const withoutToken = (href: string): string =>
  href.replace(/([?&])token=[^&#]*(&|(?=#)|$)/u, (_, start: string, end: string) => (end === "&" ? start : ""));

/** What a block sells, reduced to what its links depend on. */
type SellingBlock = Pick<InspectedBlock, "name" | "offers">;

/**
 * Returns the sources of the codes that the page itself wrote on a checkout link: the fields of the products sold, and
 * the editor's link if there is one. A link that matches no offer of the block is the editor's own, unchanged. [CP-013,
 * CP-023, CP-032]
 */
function writtenSources(address: string, base: string, block: SellingBlock | null) {
  const ids = new URL(address, base).searchParams.get("productId")?.split(",") ?? [];
  const sold = (block?.offers ?? [])
    .map(({ request }) => request)
    .filter(({ productIds }) => productIds.length > 0 && productIds.every((id) => ids.includes(id)));
  const isSold = ids.length > 0 && ids.every((id) => sold.some(({ productIds }) => productIds.includes(id)));
  if (!isSold) return { link: address, sources: {} };
  const coupons = sold.flatMap(({ coupon }) => coupon ?? []);
  const written = sold.find(({ link }) => link)?.link;
  return {
    ...(written && { link: written }),
    sources: block?.name === "bundleBuilder" ? { builderCategories: coupons } : { craft: coupons },
  };
}

/**
 * Returns a link's address for this visitor, with the reasons for its codes. [CP-013, CP-014, CP-017, LNK-005]
 *
 * @param link as the page has it, before anything was added
 * @param block the block around it, or null
 */
export function linkLine(
  { label, written: address }: { readonly label: string; readonly written: string },
  block: SellingBlock | null,
  context: LinkContext,
  settings: Pick<VisitorSettings, "promotions" | "emailed">,
  visitor: LinkVisitor,
): LinkLine {
  const href = withoutToken(decorateLink(address, context, visitor));
  if (!isCheckoutLink(address, context.rules.checkoutOrigin)) return { label, href, reasons: [] };
  const { sources, ...written } = writtenSources(address, context.rules.origin, block);
  const explained = explainCoupons({ ...sourcesAt(visitor, settings.promotions), ...sources }, visitor.now, {
    policy: context.policy,
    keepsEmailed: settings.emailed.isStored,
    ...written,
  });
  return { label, href, reasons: explained.map(({ sentence }) => sentence) };
}
