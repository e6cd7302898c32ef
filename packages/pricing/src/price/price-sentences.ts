import { formatPrice } from "../money/format-price.ts";
import type { Quote } from "../quote/quote.ts";
import type { PriceOptions } from "./price-options.ts";
import type { DecidedPrice } from "./price-rule.ts";

/** Where the final price comes from, or why there is none. */
export function finalSentence(quote: Quote | null, { rule, final }: DecidedPrice, { cdiParam }: PriceOptions): string {
  if (rule === "no-price") return "No price is shown: the commerce service gave none, or $0.";
  const code = quote?.couponCode ? ` (${quote.couponCode})` : "";
  const [has, when] = rule === "coupon" ? [`a coupon${code}`, "after"] : ["no coupon", "before"];
  return `The price is ${formatPrice(final)}: the checkout link has ${has} under ${cdiParam}, so the price ${when} coupons counts.`;
}

/** What is crossed out and by which rule, or why nothing is. */
export function struckSentence({ rule, candidate, struck, final }: DecidedPrice): string {
  const source = rule === "coupon" ? "the price before coupons" : "the list price";
  if (struck !== null) return `${formatPrice(struck)} is crossed out: it is ${source}.`;
  if (!candidate) return "Nothing is crossed out: there is no other price.";
  return `Nothing is crossed out: ${source} is not above ${formatPrice(final)}.`;
}
