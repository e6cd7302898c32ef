import { formatPrice } from "../money/format-price.ts";
import type { Quote } from "../quote/quote.ts";
import { feeText } from "./fee-text.ts";
import { PAY_LATER_MINIMUM } from "./pay-later.ts";
import type { PriceOptions } from "./price-options.ts";
import { hasAmounts, type DecidedPrice } from "./price-rule.ts";

/** Where the final price comes from, or why there is none. */
export function finalSentence(quote: Quote | null, { rule, final }: DecidedPrice, { cdiParam }: PriceOptions): string {
  if (rule === "no-price") return `No price is shown: ${missingReason(quote)}.`;
  const start = `The price is ${formatPrice(final)}: the checkout link carries`;
  if (rule !== "coupon") return `${start} no coupon under ${cdiParam}, so the price before coupons counts.`;
  const code = quote?.couponCode ? ` (${quote.couponCode})` : "";
  return `${start} a coupon under ${cdiParam}${code}, so the price after coupons counts.`;
}

function missingReason(quote: Quote | null): string {
  if (!quote) return "the commerce service gave none for this product";
  return hasAmounts(quote) ? "it would be $0" : "an amount of the quote is not a whole number of cents";
}

/** What is crossed out and by which rule, or why nothing is. */
export function struckSentence({ rule, candidate, struck, final }: DecidedPrice): string {
  const source = rule === "coupon" ? "the price before coupons" : "the list price";
  if (struck !== null) return `${formatPrice(struck)} is crossed out: it is ${source}.`;
  return `Nothing is crossed out: ${rule === "no-price" ? "there is no price" : notStruck(source, candidate, final)}.`;
}

function notStruck(source: string, candidate: number | null, final: number): string {
  if (candidate === null) return "the list price is the same as the price";
  if (candidate === 0) return "the product has no list price";
  return `${source} (${formatPrice(candidate)}) is not above ${formatPrice(final)}`;
}

/** Whether a fee is appended, and why not. */
export function feeSentence(quote: Quote, options: PriceOptions): string {
  const text = feeText(quote, options);
  if (text) return `"${text}" is appended: the product has a fee and the brand shows fees.`;
  return quote.productFees > 0 ? "No fee is appended: the brand does not show fees." : "No fee is appended: the product has none.";
}

/** Whether the Affirm and Klarna lines show. */
export function payLaterSentence({ originalPrice }: Quote): string {
  const gate = formatPrice(PAY_LATER_MINIMUM);
  const price = `the price before coupons (${formatPrice(originalPrice)})`;
  return originalPrice < PAY_LATER_MINIMUM
    ? `Affirm and Klarna do not show: ${price} is below ${gate}.`
    : `Affirm and Klarna show: ${price} is at least ${gate}.`;
}
