import { formatPrice } from "../money/format-price.ts";
import { brokenAmount } from "../quote/amounts.ts";
import { asText } from "../wire.ts";
import type { Quote } from "../quote/quote.ts";
import type { PriceOptions } from "./price-options.ts";
import type { DecidedPrice, PriceRule } from "./price-rule.ts";

const WHY_NOTHING_IS_STRUCK: Readonly<Record<PriceRule, string>> = {
  "no-price": "there is no price",
  "full-price": "there is no other price",
  "list-price": "the list price is not above it",
  coupon: "the coupon lowers nothing, and with a coupon in the link the list price is not crossed out",
};

/** Why there is no price: an amount that cannot be one, or none from the commerce service. */
function absentSentence(quote: Quote | null): string {
  const name = quote && brokenAmount(quote);
  const why = name
    ? `${name} is ${asText(quote[name]) || "no number"}, and amounts are whole cents: \`toCents\` makes them of dollars`
    : "the commerce service gave none";
  return `No price is shown: ${why}.`;
}

/** Where the final price comes from, or why there is none. */
export function finalSentence(quote: Quote | null, decided: DecidedPrice, { couponParam }: PriceOptions): string {
  const { rule, final } = decided;
  if (rule === "no-price") return absentSentence(quote);
  const code = asText(quote?.couponCode);
  const [when, has] = rule === "coupon" ? [`after coupons${code && ` (${code})`}`, "a"] : ["before coupons", "no"];
  return `The price is ${formatPrice(final)}, the price ${when}: the checkout link has ${has} coupon under ${asText(couponParam)}.`;
}

/** What is crossed out and by which rule, or why nothing is. */
export function struckSentence({ rule, struck }: DecidedPrice): string {
  if (struck === null) return `Nothing is crossed out: ${WHY_NOTHING_IS_STRUCK[rule]}.`;
  return `${formatPrice(struck)} is crossed out: it is the ${rule === "coupon" ? "price before coupons" : "list price"}.`;
}
