import {
  describePrice,
  quoteFromPrice,
  type PriceDisplay,
  type PricingError,
  type Quote,
  type QuoteResult,
} from "@courseway/pricing";
import type { CouponSources } from "../codes/coupon-sources.ts";
import { buildCheckoutUrl } from "../links/build-checkout-url.ts";
import { checkoutLink, linkCodes, type LinkOptions } from "../links/checkout-link.ts";
import { couponParameter } from "../links/coupon-parameter.ts";
import { checkoutCodes } from "../override/checkout-codes.ts";
import { DEFAULT_COUPON_POLICY, type CouponPolicy } from "../query/coupon-policy.ts";

/** What commerce is asked: the price of these products with these codes. */
export interface CommerceQuestion {
  readonly productIds: readonly string[];
  readonly couponCodes: readonly string[];
}

/**
 * Asks commerce for a price, by whatever the app fetches with. Answers what commerce answered: one item of
 * `priceSetList`, or the whole answer.
 */
export type AskCommerce = (question: CommerceQuestion) => Promise<unknown>;

/** What is sold, where, and when. */
export interface OfferOrder {
  /** One product, or several that are sold together. */
  readonly productIds: readonly string[];
  /** The address of the checkout. */
  readonly checkoutUrl: string;
  /** The moment, in epoch milliseconds: a running promotion depends on it. */
  readonly now: number;
  /** An own link to the checkout in place of the one that is built; its codes count too. */
  readonly link?: string;
  /** `couponPolicy(brand)` of `@courseway/brand`; by default `hc` and `vc`. */
  readonly policy?: CouponPolicy;
  /** The state that the link hands to the checkout, such as "TX". */
  readonly state?: string | null;
  /** `xgritBundleCoupon` of the product. */
  readonly bundleCoupon?: string | null;
  /** True where absent. */
  readonly showFee?: boolean;
  /** "fee" where absent. */
  readonly feeLabel?: string;
}

/** Why an offer has no price: what commerce answered, or that it did not answer. */
export type OfferError =
  | PricingError
  | { readonly code: "NO_ANSWER"; readonly message: string; readonly why: string; readonly whatToDo: string };

/** A price and a link that carry the same codes. */
export interface Offer {
  /** Where the buy button leads; it works without a price too. */
  readonly link: string;
  /** The codes that the link carries and that commerce was asked with. */
  readonly codes: readonly string[];
  /** What to print; null without a price. */
  readonly price: PriceDisplay | null;
  readonly quote: Quote | null;
  /** Why there is no quote; null where there is one. */
  readonly error: OfferError | null;
}

/** What became of a question: a quote, or why there is none. */
export type OfferAnswer = QuoteResult | { readonly ok: false; readonly error: OfferError };

/** Asks commerce; an answer that does not come is an answer too. */
export async function answerTo(askCommerce: AskCommerce, question: CommerceQuestion): Promise<OfferAnswer> {
  try {
    return quoteFromPrice(await askCommerce(question), question.productIds);
  } catch (cause) {
    const error = {
      code: "NO_ANSWER",
      message: `no price of ${question.productIds.join(",")}`,
      why: `commerce did not answer: ${cause instanceof Error ? cause.message : String(cause)}`,
      whatToDo: "show the link without a price, and ask again later",
    } as const;
    return { ok: false, error };
  }
}

/** An order with the codes of its page, as links take them. */
function buildLinkOptions(sources: CouponSources, order: OfferOrder): LinkOptions {
  const { checkoutUrl, now, policy = DEFAULT_COUPON_POLICY, bundleCoupon = null } = order;
  return { ...checkoutCodes(sources, now, policy), policy, pageUrl: sources.url, checkoutUrl, bundleCoupon };
}

/** What commerce is asked for an offer: its products, with the codes that its link carries. */
export function buildQuestion(sources: CouponSources, order: OfferOrder): CommerceQuestion {
  const { productIds, checkoutUrl, link: own } = order;
  return { productIds, couponCodes: linkCodes(own ?? checkoutUrl, buildLinkOptions(sources, order)) };
}

/** An offer by what commerce answered to its question; null stands for an answer that is still to come. */
export function buildOffer(sources: CouponSources, order: OfferOrder, answer: OfferAnswer | null): Offer {
  const { productIds, checkoutUrl, link: own, state = null, showFee = true, feeLabel = "fee" } = order;
  const options = buildLinkOptions(sources, order);
  const quote = answer?.ok ? answer.quote : null;
  const courseIds = quote?.courseIds ?? [];
  const link =
    own === undefined
      ? buildCheckoutUrl(checkoutUrl, { ...options, productIds, courseIds, state })
      : checkoutLink(own, options);
  const couponParam = couponParameter(link, options.policy, sources.url);
  const price = describePrice(quote, { checkoutLink: link, couponParam, showFee, feeLabel });
  const error = answer === null || answer.ok ? null : answer.error;

  return { link, codes: buildQuestion(sources, order).couponCodes, price, quote, error };
}

/**
 * The price of an offer and its link, by the same codes: collects them, puts them on the link, asks commerce with those
 * that the link carries, and describes what it answers for that very link. Never throws and never rejects.
 * For other apps: the sites price a whole page in one question. [CP-008, CP-013, CP-017, CP-019, PR-009]
 *
 * @param sources where codes come from
 * @param askCommerce asks commerce for one set of products
 * @example const { price, link } = await offerFor({ url: location.href, globalBanner: "SALE20" }, ask, order);
 */
export async function offerFor(sources: CouponSources, askCommerce: AskCommerce, order: OfferOrder): Promise<Offer> {
  return buildOffer(sources, order, await answerTo(askCommerce, buildQuestion(sources, order)));
}
