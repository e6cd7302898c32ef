import { buildCheckoutUrl, checkoutLink, couponParameter, type LinkOptions } from "@courseway/coupons";
import { describePrice } from "@courseway/pricing";
import { offerCodes } from "@courseway/visitor/offers";
import type { Offer, PricingContext, OfferView } from "./offer.ts";

/** The product's own checkout link with its coupons; null without products. [CP-019, CP-022, CP-027] */
function productLink(offer: Offer, page: PricingContext, options: LinkOptions): string | null {
  const { productIds } = offer.request;
  if (productIds.length === 0) return null;
  return buildCheckoutUrl(page.checkoutUrl, {
    ...options,
    productIds,
    courseIds: offer.quote?.courseIds ?? [],
    state: offer.state,
  });
}

/**
 * What to print of an offer, for everybody or for one visitor. The server calls it for the first HTML
 * and the browser with a visitor's offers and the new quote: the same rules in both.
 * [PR-009, CP-013, CP-017, CP-026, CP-027, LNK-020]
 */
export function offerView(offer: Offer, page: PricingContext): OfferView {
  const { policy, checkoutUrl, showFee, feeLabel, offers } = page;
  const { pageUrl } = offers;
  const { coupon, bundleCoupon } = offer.request;
  const options: LinkOptions = { ...offerCodes(offers, coupon), policy, pageUrl, checkoutUrl, bundleCoupon };
  const checkout = productLink(offer, page, options) ?? "";
  const couponParam = couponParameter(checkout, policy, pageUrl);

  return {
    price: describePrice(offer.quote, { checkoutLink: checkout, couponParam, showFee, feeLabel }),
    href: offer.link ? checkoutLink(offer.link, options) : checkout || null,
  };
}
