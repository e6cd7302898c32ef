import { isOnCheckoutHost } from "@courseway/coupons";
import type { QuoteRequest } from "../define-block.ts";

/**
 * The ids in a link's `productId` parameter; an empty list for none. A link may be relative, so this does not parse it
 * as a URL.
 */
function listProductIds(link: string): readonly string[] {
  const query = link.split("#")[0]?.split("?")[1] ?? "";
  const ids = new URLSearchParams(query).get("productId") ?? "";
  return ids
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean);
}

/**
 * The request for the products that a link without a label names; null if there is nothing to look up. `linkedTitle`,
 * which knows the brand, checks whether the link is on the checkout's host. [LNK-018]
 */
export function linkedRequest(label: string, link: string | null): QuoteRequest | null {
  if (label || !link || !/^(?:https?:)?\/\//i.test(link)) return null;
  const productIds = listProductIds(link);
  return productIds.length > 0 ? { productIds, coupon: null, bundleCoupon: null } : null;
}

/**
 * The title of the product that a link on the checkout's host sells, for a button without a label; null if there is
 * none. [LNK-018]
 */
export function linkedTitle(
  label: string,
  link: string | null,
  checkoutUrl: string,
  findQuote: (request: QuoteRequest) => { readonly title: string } | null,
): string | null {
  const request = isOnCheckoutHost(link ?? "", checkoutUrl) ? linkedRequest(label, link) : null;
  return (request && findQuote(request)?.title) || null;
}
