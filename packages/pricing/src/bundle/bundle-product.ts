import type { Quote } from "../quote/quote.ts";
import type { BundleProduct } from "./bundle-types.ts";

/**
 * A quote as a product of the bundle builder: its cost is the price after coupons, since the cart link
 * always hands them over. Null for a quote without a product or a price, which is then not listed. [BB-019, PR-035]
 */
export function bundleProduct(quote: Quote | null): BundleProduct | null {
  const productId = quote?.productIds[0];
  if (!quote || !productId || quote.discountPrice <= 0) return null;
  return {
    productId,
    productHours: quote.seatHours,
    cost: quote.discountPrice,
    maxCost: quote.maxPrice,
    productName: quote.title,
    courseId: quote.courseIds[0] ?? "",
    fee: quote.productFees,
  };
}
