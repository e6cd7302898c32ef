import { linkRules, type BrandConfig } from "@courseway/brand";

/** The product that a link to the brand's checkout sells: its first `productId`. Null for any other link. [LNK-018] */
export function checkoutProduct(link: string | null, brand: BrandConfig): string | null {
  const url = link === null ? null : URL.parse(link);
  const checkouts = [linkRules(brand).checkoutOrigin, new URL(brand.checkoutUrl).origin];
  if (!url || !checkouts.includes(url.origin)) return null;
  return url.searchParams.get("productId")?.split(",")[0]?.trim() || null;
}
