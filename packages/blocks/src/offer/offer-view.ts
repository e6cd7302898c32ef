import {
  buildCheckoutUrl,
  checkoutLink,
  couponParameter,
  isCheckoutLink,
  linkCodes,
  type LinkOptions,
} from "@courseway/coupons";
import { describePrice, percentOff, type PriceOptions } from "@courseway/pricing";
import { offerCodes } from "@courseway/visitor/offers";
import { hasGuarantee } from "./guarantee.ts";
import type { QuoteRequest } from "../define-block.ts";
import type { Offer, PricingContext, OfferView } from "./offer.ts";

/**
 * The coupons that the price of a request is asked with: those that its buy link hands over, an editor's own among
 * them. [CP-008, CP-013, CP-017, PR-009]
 */
export function priceCodes(
  { coupon, link }: Pick<QuoteRequest, "coupon" | "link">,
  { policy, checkoutUrl, offers }: Pick<PricingContext, "policy" | "checkoutUrl" | "offers">,
): readonly string[] {
  const active = offerCodes(offers, coupon);
  return link ? linkCodes(link, { ...active, policy, checkoutUrl, pageUrl: offers.pageUrl }) : active.codes;
}

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
 * Where an offer's button leads and what decides on its price, for everybody or for one visitor.
 * [CP-013, CP-017, CP-027, LNK-020]
 */
export function offerPricing(
  offer: Offer,
  page: PricingContext,
): { readonly href: string | null; readonly options: Required<PriceOptions> } {
  const { policy, checkoutUrl, showFee, feeLabel, offers } = page;
  const { pageUrl } = offers;
  const { coupon, bundleCoupon } = offer.request;
  const options: LinkOptions = { ...offerCodes(offers, coupon), policy, pageUrl, checkoutUrl, bundleCoupon };
  const built = productLink(offer, page, options);
  const href = offer.link ? checkoutLink(offer.link, options) : built;
  // Where an editor's link leads to the checkout, that is what is paid; another page leads on to the product's own.
  const paid = (offer.link && isCheckoutLink(offer.link, checkoutUrl) ? href : built) ?? "";
  const couponParam = couponParameter(paid, policy, pageUrl);

  return { href, options: { checkoutLink: paid, couponParam, showFee, feeLabel } };
}

/**
 * What to print of an offer, for everybody or for one visitor. The server calls it for the first HTML
 * and the browser with a visitor's offers and the new quote: the same rules in both.
 * [PR-009, CP-013, CP-017, CP-026, CP-027, LNK-020]
 */
export function offerView(offer: Offer, page: PricingContext): OfferView {
  const { href, options } = offerPricing(offer, page);
  const { quote } = offer;
  const savedPercent = quote && percentOff(quote.originalPrice, quote.discountPrice);
  const price = describePrice(quote, options);
  const refund = price && hasGuarantee(offer.state) ? page.refundLine : null;
  return { price, href, savedPercent, refund };
}
