import {
  buildCheckoutUrl,
  checkoutLink,
  couponParameter,
  isCheckoutLink,
  linkCodes,
  type LinkOptions,
} from "@courseway/coupons";
import {
  cents,
  describePrice,
  formatPrice,
  percentOff,
  type PriceDisplay,
  type PriceOptions,
  type Quote,
} from "@courseway/pricing";
import { offerCodes } from "@courseway/visitor/offers";
import { hasGuarantee } from "./guarantee.ts";
import type { QuoteRequest } from "../define-block.ts";
import type { Offer, PricingContext, OfferView } from "./offer.ts";

/**
 * The coupon codes to price a request with: the codes that its buy link passes on, including an editor's own.
 * [CP-008, CP-013, CP-017, PR-009]
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
 * The link of an offer's button and the options of its price, for everybody or for one visitor.
 * [CP-013, CP-017, CP-027, LNK-020]
 */
export function offerPricing(
  offer: Offer,
  page: PricingContext,
): { readonly href: string | null; readonly options: Required<PriceOptions> } {
  const { policy, checkoutUrl, showFee, offers } = page;
  const { pageUrl } = offers;
  const { coupon, bundleCoupon } = offer.request;
  const options: LinkOptions = { ...offerCodes(offers, coupon), policy, pageUrl, checkoutUrl, bundleCoupon };
  const built = productLink(offer, page, options);
  const href = offer.link ? checkoutLink(offer.link, options) : built;
  // If the editor's link leads to the checkout, visitors pay there. Any other page leads on to the product's own
  // checkout link.
  const paid = (offer.link && isCheckoutLink(offer.link, checkoutUrl) ? href : built) ?? "";
  const couponParam = couponParameter(paid, policy, pageUrl);

  return { href, options: { checkoutLink: paid, couponParam, showFee, feeLabel: feeLabelOf(offer.quote, page) } };
}

/** The name of a quote's fee, which differs between states. */
export const feeLabelOf = (
  quote: Quote | null,
  { feeLabel, feeLabels = {} }: Pick<PricingContext, "feeLabel" | "feeLabels">,
): string => feeLabels[quote?.filterType ?? ""] ?? feeLabel;

/** The sum of price and fee; null if the price shows no fee. */
const totalText = ({ final, feeText }: PriceDisplay, quote: Quote | null): string | null =>
  quote && feeText ? `${formatPrice(cents(final + quote.productFees))} total` : null;

/**
 * The view of an offer, for everybody or for one visitor. The server calls this for the first HTML, and the browser
 * calls it with a visitor's offers and the new quote, so both follow the same rules.
 * [PR-009, CP-013, CP-017, CP-026, CP-027, LNK-020]
 */
export function offerView(offer: Offer, page: PricingContext): OfferView {
  const { href, options } = offerPricing(offer, page);
  const { quote } = offer;
  const savedPercent = quote && percentOff(quote.originalPrice, quote.discountPrice);
  const described = describePrice(quote, options);
  const price = described && { ...described, totalText: totalText(described, quote) };
  const refund = price && hasGuarantee(offer.state) ? page.refundLine : null;
  return { price, href, savedPercent, refund };
}
