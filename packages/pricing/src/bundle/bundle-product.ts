import { hasPrice } from "../quote/amounts.ts";
import { asAmount, asList, asObject, asText } from "../wire.ts";
import type { BundleProduct } from "./bundle-types.ts";

/**
 * Reads a quote as a product of the list; empty if it has no product or no price. The cost is the price after coupons,
 * since the cart link always carries them; a product that a coupon makes free costs 0. [BB-019, BB-022, PR-035]
 */
function readProduct(value: unknown): BundleProduct[] {
  const quote = asObject(value);
  const productId = asText(asList(quote.productIds)[0]);
  if (!productId || !hasPrice(quote)) return [];

  return [
    {
      productId,
      productHours: asAmount(quote.seatHours),
      cost: quote.discountPrice,
      maxCost: quote.maxPrice,
      productName: asText(quote.title),
      courseId: asText(asList(quote.courseIds)[0]),
      fee: quote.productFees,
    },
  ];
}

/** The products of quotes that have a price. */
export function readProducts(quotes: unknown): BundleProduct[] {
  return asList(quotes).flatMap(readProduct);
}

/** The product with an id, if it has a price. */
export function findProduct(
  products: readonly BundleProduct[],
  ref: { readonly productId?: unknown },
): BundleProduct | undefined {
  return products.find(({ productId }) => productId === asText(ref.productId));
}
