import { buildCheckoutUrl } from "@courseway/coupons";
import type { Quote } from "@courseway/pricing";
import { offerCodes, type ActiveOffers } from "@courseway/visitor/offers";
import type { QuoteRequest } from "../define-block.ts";
import { priceCodes } from "./offer-view.ts";
import type { PricingContext } from "./offer.ts";
import { fetchQuotes, MOST_PRICE_SETS, type PriceSet } from "./quote-port.ts";

/** What is ordered at the checkout. */
export interface Order {
  readonly productIds: readonly string[];
  readonly courseIds: readonly string[];
  readonly state: string | null;
  /** The coupon of the block or of the product, beside the visitor's. [CP-023] */
  readonly coupon: string | null;
}

/** Prices of requests with the codes of a visitor, in their order; those whose codes are the page's own are not asked anew. */
export async function requote(
  requests: readonly QuoteRequest[],
  first: readonly (Quote | null)[],
  page: PricingContext,
  offers: ActiveOffers,
): Promise<readonly (Quote | null)[]> {
  const codesOf = (request: QuoteRequest) => priceCodes(request, { ...page, offers });
  const changed = requests.filter((request) => String(codesOf(request)) !== String(priceCodes(request, page)));
  const sets = changed.map((request): PriceSet => ({ productIds: request.productIds, couponCodes: codesOf(request) }));
  const ask = fetchQuotes((input, init) => fetch(input, init));
  const answers: (Quote | null)[] = [];
  for (let at = 0; at < sets.length; at += MOST_PRICE_SETS)
    answers.push(...(await ask(sets.slice(at, at + MOST_PRICE_SETS))));
  return requests.map((request, index) => answers[changed.indexOf(request)] ?? first[index] ?? null);
}

/** The checkout of an order, with the codes that its price was asked with. [CP-019, CP-023, CP-027] */
export function orderLink({ coupon, ...order }: Order, page: PricingContext, offers: ActiveOffers): string {
  const { policy, checkoutUrl } = page;
  const codes = offerCodes(offers, coupon);
  return buildCheckoutUrl(checkoutUrl, { ...codes, policy, checkoutUrl, pageUrl: offers.pageUrl, ...order });
}
