import { cents, type Cents } from "../money/money.ts";
import { hasPrice, type Quote } from "../quote/quote.ts";
import { asText } from "../wire.ts";

/** What decides a price in addition to its quote. The defaults are those of a brand without settings. */
export interface PriceOptions {
  /** The finished link of the buy button, including codes; empty if there is none. */
  readonly checkoutLink: string;
  /**
   * The parameter name under which that link carries its codes; "hc" by default. `couponParameter` of
   * `@courseway/coupons` returns it, also for the old strategy. [CFG-010, CP-021]
   */
  readonly couponParam?: string;
  /** Whether to print the fee. True by default. [CFG-014] */
  readonly showFee?: boolean;
  /** The name of the fee. "fee" by default. [CFG-014] */
  readonly feeLabel?: string;
}

const DEFAULTS: Required<PriceOptions> = { checkoutLink: "", couponParam: "hc", showFee: true, feeLabel: "fee" };

/** Fills missing options with defaults: callers without types may leave out any of them. */
export function readOptions(options: Partial<PriceOptions> | null | undefined): Required<PriceOptions> {
  return { ...DEFAULTS, ...options };
}

/**
 * Whether the checkout link carries a coupon under its coupon parameter. A parameter without a value carries none, so
 * the visitor would pay the full price. [PR-009]
 */
function hasCoupon({ checkoutLink, couponParam }: PriceOptions): boolean {
  const [address = ""] = asText(checkoutLink).split("#", 1);
  const [, ...query] = address.split("?");
  const start = `${asText(couponParam)}=`;
  return query
    .join("?")
    .split("&")
    .some((pair) => pair.startsWith(start) && pair.length > start.length);
}

/** The rule that decided: a coupon in the link, a list price that differs, neither, or no price at all. */
export type PriceRule = "coupon" | "list-price" | "full-price" | "no-price";

/** The two figures of a price and the rule behind them. */
export interface DecidedPrice {
  readonly rule: PriceRule;
  /** 0 under the rule `no-price`. */
  readonly final: Cents;
  /** Always above `final`, or null. */
  readonly compareAt: Cents | null;
}

const NO_PRICE: DecidedPrice = { rule: "no-price", final: cents(0), compareAt: null };

/**
 * Decides the final and the compare-at price. With a coupon in the checkout link, the discount price is final and the
 * original price is crossed out; else the original price is final and a list price that differs is crossed out. A price
 * is crossed out only if it is above the final price. If the original and the discount price are both 0, there is no
 * price; a price that a coupon lowers to 0 is one. [PR-009, PR-010, PR-011, PR-012, PR-031]
 */
export function decidePrice(quote: Quote | null | undefined, options: PriceOptions): DecidedPrice {
  if (!quote || !hasPrice(quote)) return NO_PRICE;
  const { originalPrice, discountPrice, maxPrice } = quote;
  if (hasCoupon(options)) return decided("coupon", discountPrice, originalPrice);
  const hasListPrice = maxPrice > 0 && maxPrice !== originalPrice;
  return hasListPrice ? decided("list-price", originalPrice, maxPrice) : decided("full-price", originalPrice, cents(0));
}

function decided(rule: PriceRule, final: Cents, candidate: Cents): DecidedPrice {
  return { rule, final, compareAt: candidate > final ? candidate : null };
}
