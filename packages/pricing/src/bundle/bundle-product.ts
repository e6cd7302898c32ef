import { isCents } from "../money/cents.ts";
import { asAmount, asList, asObject, asText } from "../quote/wire.ts";
import type { BundleProduct } from "./bundle-types.ts";

/**
 * A quote as a product of the list, or nothing where it has no product or no price. Its cost is the price
 * after coupons, since the cart link always hands them over. [BB-019, PR-035]
 */
function readProduct(value: unknown): BundleProduct[] {
  const { productIds, seatHours, discountPrice: cost, maxPrice, title, courseIds, productFees } = asObject(value);
  const productId = asText(asList(productIds)[0]);
  if (!productId || !isCents(cost) || cost === 0) return [];

  return [
    {
      productId,
      productHours: asAmount(seatHours),
      cost,
      maxCost: isCents(maxPrice) ? maxPrice : 0,
      productName: asText(title),
      courseId: asText(asList(courseIds)[0]),
      fee: isCents(productFees) ? productFees : 0,
    },
  ];
}

/** The products of quotes that have a price. */
export function readProducts(quotes: unknown): BundleProduct[] {
  return asList(quotes).flatMap(readProduct);
}

/** The product with an id, where it has a price. */
export function productOf(
  products: readonly BundleProduct[],
  ref: { readonly productId?: unknown },
): BundleProduct | undefined {
  return products.find(({ productId }) => productId === asText(ref.productId));
}
