import { linkRules, type BrandConfig, parseUrl } from "@courseway/brand";
import { isOnCheckoutHost } from "@courseway/coupons";

/** The product that a link to the brand's checkout sells: its first `productId`. Null for any other link. [LNK-018] */
export function checkoutProduct(link: string | null, brand: BrandConfig): string | null {
  const checkouts = [linkRules(brand).checkoutOrigin, brand.checkoutUrl];
  if (link === null || !checkouts.some((checkout) => isOnCheckoutHost(link, checkout))) return null;
  const ids = parseUrl(link, brand.checkoutUrl)?.searchParams.get("productId");
  return ids?.split(",")[0]?.trim() || null;
}
