import { offerPricing, type Offer, type PricingContext, priceCodes, type QuotePort } from "@courseway/blocks/offer";
import { explainPrice, type Quote } from "@courseway/pricing";
import type { InspectedOffer } from "@courseway/storefront/preview";
import type { ActiveOffers } from "@courseway/visitor/offers";

/** A price of the page for this visitor: its sentences, what commerce was asked and what it answered. */
export interface PriceLine {
  readonly products: string;
  /** The figures' reasons. */
  readonly reasons: readonly string[];
  readonly askedWith: readonly string[];
  /** Commerce's answer, amounts in cents; null where there is none. */
  readonly answer: Quote | null;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join("\n") === other.join("\n");

/**
 * Explains the offers of a page for one visitor. Commerce is asked anew, in one call, where the visitor's codes are
 * others than everybody's. [PR-009, PR-010, PR-011, PR-012, CP-026]
 *
 * @param offers what holds for the visitor; null while the page holds as it was served
 */
export async function priceLines(
  inspected: readonly InspectedOffer[],
  page: PricingContext,
  offers: ActiveOffers | null,
  ask: QuotePort,
): Promise<readonly PriceLine[]> {
  const visitorPage = { ...page, offers: offers ?? page.offers };
  const asked = inspected.map(({ request, quote }) => {
    const codes = priceCodes(request, visitorPage);
    return { request, quote, codes, isNew: !isSame(codes, priceCodes(request, page)) && request.productIds.length > 0 };
  });
  const sets = asked
    .filter(({ isNew }) => isNew)
    .map(({ request, codes }) => ({ productIds: request.productIds, couponCodes: codes }));
  const answers = sets.length === 0 ? [] : [...(await ask(sets))];
  return asked.map(({ request, quote, codes, isNew }) => {
    const answer = isNew ? (answers.shift() ?? null) : quote;
    const offer: Offer = { request, quote: answer, link: request.link ?? null, state: null };
    const { final, struck } = explainPrice(answer, offerPricing(offer, visitorPage).options);
    return {
      products: request.productIds.join(", "),
      reasons: [final.sentence, struck.sentence],
      askedWith: codes,
      answer,
    };
  });
}
