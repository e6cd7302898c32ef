import { type Cents, formatPrice } from "../money/money.ts";
import type { Quote } from "../quote/quote.ts";
import { affirmLine, klarnaLine, PAY_LATER_MINIMUM, type AffirmLine, type KlarnaLine } from "./pay-later.ts";
import { readOptions, type PriceOptions, decidePrice } from "./price-rule.ts";
import { badgeNote, badgeText, percentOff, saveText, savingsText, textAbove } from "./savings.ts";
import { fill } from "../texts/fill.ts";
import { PRICE_WORDS } from "./price-words.ts";

/** Everything that a page prints about one price. A null is not printed. */
export interface PriceDisplay {
  readonly final: Cents;
  readonly finalText: string;
  /** The crossed-out price; always above `final`. */
  readonly compareAt: Cents | null;
  readonly compareAtText: string | null;
  /** The quote's own two prices, for texts with placeholders. */
  readonly originalText: string;
  readonly discountText: string;
  /** Whether to print "Starting at", as real-estate products do. [PR-014] */
  readonly startingAt: boolean;
  /** "+ $7.50 fee" [PR-013] */
  readonly feeText: string | null;
  /** Whole percent off the list price; 0 for none. Print `badgeText`, which also handles FLAT coupons. [PR-020] */
  readonly savePercent: number;
  /** "Save N% Today" [PR-023] */
  readonly saveText: string | null;
  /** "$10": original minus discount price. [PR-026] */
  readonly savingsText: string | null;
  /** "20%" for a PERCENT coupon, "$10" for a FLAT one. [PR-021] */
  readonly badgeText: string | null;
  /**
   * The words after the badge if it does not count from the crossed-out price: "off list price". Null if the badge and
   * the crossed-out price agree, or if there is no badge. [PR-020, PR-021]
   */
  readonly badgeNote: string | null;
  readonly affirm: AffirmLine | null;
  readonly klarna: KlarnaLine | null;
}

/**
 * Returns what to print about a price. Null means "no price": no quote, a fallback quote of zeros, or amounts that are
 * not whole cents. A price that a coupon lowers to 0 prints "$0". [PR-008, PR-031]
 *
 * @example
 * describePrice(quote, { checkoutLink: "https://pay.test/checkout?hc=SAVE" })?.finalText // "$49"
 */
export function describePrice(quote: Quote | null, options: PriceOptions): PriceDisplay | null {
  const read = readOptions(options);
  const { rule, final, compareAt } = decidePrice(quote, read);
  if (quote === null || rule === "no-price") return null;
  const isPayLater = quote.originalPrice >= PAY_LATER_MINIMUM && final > 0;

  return {
    final,
    finalText: formatPrice(final),
    compareAt,
    compareAtText: textAbove(compareAt ?? 0),
    originalText: formatPrice(quote.originalPrice),
    discountText: formatPrice(quote.discountPrice),
    startingAt: quote.app === "RE",
    feeText: feeText(quote, read),
    savePercent: percentOff(quote.maxPrice, final),
    saveText: saveText(quote),
    savingsText: savingsText(quote),
    badgeText: badgeText(quote, final),
    badgeNote: badgeNote(quote, { final, compareAt }),
    affirm: isPayLater ? affirmLine(final) : null,
    klarna: isPayLater ? klarnaLine(final) : null,
  };
}

/** The fee after a price, "+ $7.50 fee"; null unless the brand shows fees and the fee is above 0. [PR-013] */
export function feeText({ productFees }: Quote, { showFee, feeLabel }: PriceOptions): string | null {
  return showFee && productFees > 0
    ? fill(PRICE_WORDS.fee, { amount: formatPrice(productFees), label: feeLabel }).trim()
    : null;
}
