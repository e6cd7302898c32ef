import type { LinkVisitor } from "./decorate-link.ts";
import type { LinkContext } from "./link-context.ts";

/**
 * Whether a link of the page may gain anything for this visitor: they bring a query or a coupon, a promotion may
 * start while the page stands, or a checkout link lacks one of the page's codes. [CP-013, CP-017]
 */
export function needsLinkDecorator(
  { url, emailed }: LinkVisitor,
  { coupons }: LinkContext,
  codes: readonly string[],
  page: ParentNode,
): boolean {
  if (url.includes("?") || emailed !== null || coupons.override) return true;
  const lacks = ({ href }: HTMLAnchorElement): boolean =>
    codes.some((code) => !href.includes(encodeURIComponent(code)));
  return [...page.querySelectorAll<HTMLAnchorElement>('a[href*="checkout" i]')].some(lacks);
}
