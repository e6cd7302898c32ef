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
import { checkoutCodes } from "../override/promo-override.ts";
import { DEFAULT_COUPON_POLICY, type CouponPolicy } from "../query/coupon-policy.ts";

/** A price request to commerce: these products with these codes. */
export interface CommerceQuestion {
  readonly productIds: readonly string[];
  readonly couponCodes: readonly string[];
}

/**
 * Requests a price from commerce, with any client of the app. Resolves to commerce's response: one item of
 * `priceSetList`, or the whole response.
 */
export type AskCommerce = (question: CommerceQuestion) => Promise<unknown>;

/** What is sold, where, and when. */
export interface OfferOrder {
  /** One product, or several that are sold together. */
  readonly productIds: readonly string[];
  /** The address of the checkout. */
  readonly checkoutUrl: string;
  /** The time, in epoch milliseconds; it decides whether a promotion runs. */
  readonly now: number;
  /** Your own link to the checkout instead of the built one; its codes count too. */
  readonly link?: string;
  /** `couponPolicy(brand)` of `@courseway/brand`; `hc` and `vc` by default. */
  readonly policy?: CouponPolicy;
  /** The state that the link passes to the checkout, such as "TX". */
  readonly state?: string | null;
  /** `xgritBundleCoupon` of the product. */
  readonly bundleCoupon?: string | null;
  /** Whether the price shows the fee. True by default. */
  readonly showFee?: boolean;
  /** The name of the fee. "fee" by default. */
  readonly feeLabel?: string;
}

/** Why an offer has no price: an error in commerce's response, or no response. */
export type OfferError =
  | PricingError
  | { readonly code: "NO_ANSWER"; readonly message: string; readonly why: string; readonly whatToDo: string };

/** A price and a link with the same codes. */
export interface Offer {
  /** The buy button's link; it works without a price too. */
  readonly link: string;
  /** The codes that the link carries and that were sent to commerce. */
  readonly codes: readonly string[];
  /** What to print; null without a price. */
  readonly price: PriceDisplay | null;
  readonly quote: Quote | null;
  /** Why there is no quote; null if there is one, or while commerce has not responded. */
  readonly error: OfferError | null;
}

/** The result of a price request: a quote, or why there is none. */
export type OfferAnswer = QuoteResult | { readonly ok: false; readonly error: OfferError };

/** Requests a price. If commerce does not respond, the result is an error; this function never rejects. */
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

/** The link options for an order, with the codes of its page. */
function buildLinkOptions(sources: CouponSources, order: OfferOrder): LinkOptions {
  const { checkoutUrl, now, policy = DEFAULT_COUPON_POLICY, bundleCoupon = null } = order;
  return { ...checkoutCodes(sources, now, policy), policy, pageUrl: sources.url, checkoutUrl, bundleCoupon };
}

/** The price request of an offer: its products, with the codes that its link carries. */
export function buildQuestion(sources: CouponSources, order: OfferOrder): CommerceQuestion {
  const { productIds, checkoutUrl, link: own } = order;
  return { productIds, couponCodes: linkCodes(own ?? checkoutUrl, buildLinkOptions(sources, order)) };
}

/** Builds an offer from the result of its price request; null while there is no result. */
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
 * Gets the price of an offer and its link, both with the same codes: collects the codes, puts them on the link,
 * requests a price with the codes that the link carries, and describes the price for that link. Never throws and never
 * rejects.
 * For other apps: the sites request the prices of a whole page at once. [CP-008, CP-013, CP-017, CP-019, PR-009]
 *
 * @param sources where codes come from
 * @param askCommerce requests the price of one set of products
 * @example const { price, link } = await offerFor({ url: location.href, globalBanner: "SALE20" }, ask, order);
 */
export async function offerFor(sources: CouponSources, askCommerce: AskCommerce, order: OfferOrder): Promise<Offer> {
  return buildOffer(sources, order, await answerTo(askCommerce, buildQuestion(sources, order)));
}
