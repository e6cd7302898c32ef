import { offerPricing, type Offer, type PricingContext, priceCodes, type FetchQuote } from "@courseway/blocks/offer";
import { explainAnswer, type AnswerExplanation } from "@courseway/coupons/explain";
import { explainPrice, type Quote } from "@courseway/pricing";
import type { InspectedOffer } from "@courseway/storefront/preview";
import type { ActiveOffers } from "@courseway/visitor/offers";

/** A price of the page for this visitor: its sentences, what commerce was asked and what it answered. */
export interface PriceLine {
  readonly products: string;
  /** The figures' reasons. */
  readonly reasons: readonly string[];
  readonly askedWith: readonly string[];
  /** What commerce made of each of those codes. */
  readonly codes: readonly AnswerExplanation[];
  /** Commerce's answer, amounts in cents; null where there is none. */
  readonly answer: Quote | null;
}

/** What commerce made of a code, and that visitors do not read it where they do not. */
export const codeText = ({ sentence, disclose }: AnswerExplanation): string =>
  disclose ? sentence : `${sentence} Visitors are not told this.`;

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join("\n") === other.join("\n");

/**
 * Explains the offers of a page for one visitor. Commerce is asked again if the visitor's codes differ from
 * everybody's. [PR-009, PR-010, PR-011, PR-012, CP-026]
 *
 * @param offers what holds for the visitor; null while the page holds as it was served
 * @param ask one batch of questions for all blocks of a page
 */
export async function priceLines(
  inspected: readonly InspectedOffer[],
  page: PricingContext,
  offers: ActiveOffers | null,
  ask: FetchQuote,
): Promise<readonly PriceLine[]> {
  const visitorPage = { ...page, offers: offers ?? page.offers };
  const line = async ({ request, quote }: InspectedOffer): Promise<PriceLine> => {
    const { productIds } = request;
    const couponCodes = priceCodes(request, visitorPage);
    const isAsked = isSame(couponCodes, priceCodes(request, page)) || productIds.length === 0;
    const answer = isAsked ? quote : await ask({ productIds, couponCodes });
    const offer: Offer = { request, quote: answer, link: request.link ?? null, state: null };
    const { final, compareAt } = explainPrice(answer, offerPricing(offer, visitorPage).options);
    const reasons = [final.sentence, compareAt.sentence];
    const codes = explainAnswer(couponCodes, answer && { counted: answer.couponCode, refused: answer.refused });
    return { products: productIds.join(", "), reasons, askedWith: couponCodes, codes, answer };
  };
  return Promise.all(inspected.map(line));
}
