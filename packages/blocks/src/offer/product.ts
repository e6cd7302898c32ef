import type { ProductEntry } from "@courseway/content-client";
import type { PageContext, QuoteRequest } from "../define-block.ts";
import type { Offer } from "./offer.ts";

/** The product entry's fields that an offer needs. [PR-004] */
export type OfferProduct = Pick<ProductEntry, "productIds" | "coupon" | "bundleCoupon" | "state">;

/**
 * The price request for products that are sold together; null if none of them has an id. The first coupon and the first
 * bundle coupon apply to all of them. [PR-005, OQ-42]
 *
 * @param link the offer's own link from the editor, if there is one; it may lead to the checkout with its own coupons
 */
export function quoteRequest(
  products: readonly (OfferProduct | null)[],
  link: string | null = null,
): QuoteRequest | null {
  const valid = products.flatMap((product) => (product && product.productIds.length > 0 ? [product] : []));
  if (valid.length === 0) return null;
  return {
    productIds: [...new Set(valid.flatMap((product) => product.productIds))],
    coupon: valid.find((product) => product.coupon)?.coupon ?? null,
    bundleCoupon: valid.find((product) => product.bundleCoupon)?.bundleCoupon ?? null,
    ...(link === null ? {} : { link }),
  };
}

const NO_PRODUCTS: QuoteRequest = { productIds: [], coupon: null, bundleCoupon: null };

/**
 * The offer of products that are sold together, with the editor's own link if there is one.
 *
 * @param findQuote the host's prices; a product without one has an offer without price [OQ-25]
 */
export function buildOffer(
  products: readonly (OfferProduct | null)[],
  link: string | null,
  findQuote: (request: QuoteRequest) => Offer["quote"],
): Offer {
  const request = quoteRequest(products);
  const state = products.find((product) => product?.state)?.state ?? null;
  return { request: request ?? NO_PRODUCTS, quote: request && findQuote({ ...request, link }), link, state };
}

/** The page's product, for a block without its own; null if the page names none. [BL-standAloneCta-002] */
export function pageProduct({
  productIds = [],
  state,
}: Pick<PageContext, "productIds" | "state">): OfferProduct | null {
  return productIds.length > 0 ? { productIds, coupon: null, bundleCoupon: null, state } : null;
}
