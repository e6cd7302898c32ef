import type { Cents } from "../money/cents.ts";
import { hasAmounts } from "../quote/amounts.ts";
import type { Quote } from "../quote/quote.ts";
import { hasCoupon } from "./has-coupon.ts";
import type { PriceOptions } from "./price-options.ts";

/** Which rule decided: a coupon in the link, a list price that differs, neither, or no price at all. */
export type PriceRule = "coupon" | "list-price" | "full-price" | "no-price";

/** The two figures of a price and where they come from. */
export interface DecidedPrice {
  readonly rule: PriceRule;
  /** 0 under the rule `no-price`. */
  readonly final: Cents;
  /** Always above `final`, or null. */
  readonly struck: Cents | null;
}

const NO_PRICE: DecidedPrice = { rule: "no-price", final: 0, struck: null };

/**
 * The final and the struck price. With a coupon in the checkout link the discount price is final and the
 * original is struck; else a list price that differs is struck; a strike is dropped unless it is above the
 * final price. A final price of 0 is no price. [PR-009, PR-010, PR-011, PR-012, PR-031]
 */
export function decidePrice(quote: Quote | null | undefined, options: PriceOptions): DecidedPrice {
  if (!quote || !hasAmounts(quote)) return NO_PRICE;
  const { originalPrice, discountPrice, maxPrice } = quote;
  const listPrice = maxPrice === originalPrice ? 0 : maxPrice;
  const [rule, final, candidate]: [PriceRule, Cents, Cents] = hasCoupon(options)
    ? ["coupon", discountPrice, originalPrice]
    : [listPrice ? "list-price" : "full-price", originalPrice, listPrice];

  return final ? { rule, final, struck: candidate > final ? candidate : null } : NO_PRICE;
}
