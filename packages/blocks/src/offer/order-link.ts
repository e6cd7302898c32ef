import { buildCheckoutUrl } from "@courseway/coupons";
import { offerCodes, type ActiveOffers } from "@courseway/visitor/offers";
import type { PricingContext } from "./offer.ts";

/** An order for the checkout. */
export interface Order {
  readonly productIds: readonly string[];
  readonly courseIds: readonly string[];
  readonly state: string | null;
  /** The coupon of the block or of the product, in addition to the visitor's. [CP-023] */
  readonly coupon: string | null;
}

/** The checkout link of an order, with the codes that its price was requested with. [CP-019, CP-023, CP-027] */
export function orderLink({ coupon, ...order }: Order, page: PricingContext, offers: ActiveOffers): string {
  const { policy, checkoutUrl } = page;
  const codes = offerCodes(offers, coupon);
  return buildCheckoutUrl(checkoutUrl, { ...codes, policy, checkoutUrl, pageUrl: offers.pageUrl, ...order });
}
