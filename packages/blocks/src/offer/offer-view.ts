import {
  buildCheckoutUrl,
  checkoutCodes,
  checkoutLink,
  couponParameter,
  type CouponSources,
  type LinkOptions,
} from "@courseway/coupons";
import { describePrice } from "@courseway/pricing";
import type { QuoteRequest } from "../define-block.ts";
import type { Visitor } from "./visitor.ts";
import type { Offer, PricingContext, OfferView } from "./offer.ts";

type Coupons = Pick<QuoteRequest, "coupon">;

/** Every place where the coupons of one offer come from: shared by all visitors, and one visitor's own. [CP-008] */
function sourcesOf(
  { coupon }: Coupons,
  { coupons }: Pick<PricingContext, "coupons">,
  visitor: Visitor | null,
): CouponSources {
  return { ...coupons, url: visitor?.url ?? coupons.url, craft: coupon, emailCapture: visitor?.emailed ?? null };
}

/**
 * The coupon codes that price a request: the product's own and the banner's for everybody, and one
 * visitor's from the page's address and the emailed coupon. They are the codes that the checkout link carries, a
 * running promotion's in the banner's place: a price is shown only if the checkout charges it. The host asks for
 * first prices with these. [CP-008, CP-017, CP-023]
 */
export function offerCodes(
  request: Coupons,
  page: Pick<PricingContext, "coupons" | "policy" | "now">,
  visitor: Visitor | null = null,
): readonly string[] {
  return checkoutCodes(sourcesOf(request, page, visitor), page.now, page.policy).codes;
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
 * What to print of an offer, for everybody or for one visitor. The server calls it for the first HTML
 * and the browser with a visitor's coupons and the new quote: the same rules in both.
 * [PR-009, CP-013, CP-026, CP-027, LNK-020]
 */
export function offerView(offer: Offer, page: PricingContext, visitor: Visitor | null = null): OfferView {
  const { policy, showFee, feeLabel } = page;
  const sources = sourcesOf(offer.request, page, visitor);
  const options: LinkOptions = {
    ...checkoutCodes(sources, page.now, policy),
    policy,
    pageUrl: sources.url,
    checkoutUrl: page.checkoutUrl,
    bundleCoupon: offer.request.bundleCoupon,
  };
  const checkout = productLink(offer, page, options) ?? "";
  const couponParam = couponParameter(checkout, policy, sources.url);

  return {
    price: describePrice(offer.quote, { checkoutLink: checkout, couponParam, showFee, feeLabel }),
    href: offer.link ? checkoutLink(offer.link, options) : checkout || null,
  };
}
