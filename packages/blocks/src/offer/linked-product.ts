import { isOnCheckoutHost } from "@courseway/coupons";
import type { QuoteRequest } from "../define-block.ts";

/** The `productId` of a link's query, or nothing. Links may be relative, so no address is parsed. */
function listProductIds(link: string): readonly string[] {
  const query = link.split("#")[0]?.split("?")[1] ?? "";
  const ids = new URLSearchParams(query).get("productId") ?? "";
  return ids
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean);
}

/**
 * What to look up for a link without a label: the products that it names. Whether it begins with the checkout's host is
 * asked once the brand is known, by `linkedTitle`. [LNK-018]
 */
export function linkedRequest(label: string, link: string | null): QuoteRequest | null {
  if (label || !link || !/^(?:https?:)?\/\//i.test(link)) return null;
  const productIds = listProductIds(link);
  return productIds.length > 0 ? { productIds, coupon: null, bundleCoupon: null } : null;
}

/** The title of the product that a link on the checkout's host sells, for a button without a label; null where there is none. [LNK-018] */
export function linkedTitle(
  label: string,
  link: string | null,
  checkoutUrl: string,
  findQuote: (request: QuoteRequest) => { readonly title: string } | null,
): string | null {
  const request = isOnCheckoutHost(link ?? "", checkoutUrl) ? linkedRequest(label, link) : null;
  return (request && findQuote(request)?.title) || null;
}
