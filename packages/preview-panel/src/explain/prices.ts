import { offerPricing, type Offer, type PricingContext, priceCodes, type FetchQuote } from "@courseway/blocks/offer";
import { explainAnswer, type AnswerExplanation } from "@courseway/coupons/explain";
import { explainPrice, type Quote } from "@courseway/pricing";
import type { InspectedOffer } from "@courseway/storefront/preview";
import type { ActiveOffers } from "@courseway/visitor/offers";

/** A price on the page for this visitor: its explanation, the request to commerce and the response. */
export interface PriceLine {
  readonly products: string;
  /** The reasons for the amounts. */
  readonly reasons: readonly string[];
  readonly askedWith: readonly string[];
  /** How commerce treated each of those codes. */
  readonly codes: readonly AnswerExplanation[];
  /** Commerce's response, amounts in cents; null if there is none. */
  readonly answer: Quote | null;
}

/** Says how commerce treated a code, and whether visitors do not see that. */
export const codeText = ({ sentence, disclose }: AnswerExplanation): string =>
  disclose ? sentence : `${sentence} Visitors are not told this.`;

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join("\n") === other.join("\n");

/**
 * Explains the offers of a page for one visitor. Requests new quotes from commerce if the visitor's codes differ from
 * those of the page as served. [PR-009, PR-010, PR-011, PR-012, CP-026]
 *
 * @param offers the visitor's active offers; null while they are those of the page as served
 * @param ask requests all quotes of a page in one batch
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
