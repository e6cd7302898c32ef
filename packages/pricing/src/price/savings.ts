import { cents, isCents, type Cents, formatPrice, wholeQuotient } from "../money/money.ts";
import type { Quote } from "../quote/quote.ts";
import { fill } from "../texts/fill.ts";
import { PRICE_WORDS } from "./price-words.ts";

/**
 * Returns by how many whole percent a price is below its base, rounded down; 0 if it is not below it, or if one of them
 * is not cents. For other apps too, and for amounts in any one unit: the roadside offer is planned to use it. [PR-020]
 */
export function percentOff(base: number, price: number): number {
  return isCents(base) && isCents(price) && base > price ? wholeQuotient((base - price) * 100, base) : 0;
}

/**
 * The badge of a price: whole percent off the list price, or for a FLAT coupon the dollars between list and original
 * price. Null if there is nothing to show. [PR-020, PR-021, PR-022]
 */
export function badgeText(quote: Quote, final: Cents): string | null {
  if (quote.discountType === "FLAT") return textAbove(quote.maxPrice - quote.originalPrice);
  const percent = percentOff(quote.maxPrice, final);
  return percent > 0 ? fill(PRICE_WORDS.percent, { percent }) : null;
}

/**
 * The words after a badge that does not count from the crossed-out price. A FLAT badge shows how far the price before
 * coupons is below the list price, so its words say that too. Null if there is no badge or nothing to say.
 * [PR-020, PR-021]
 */
export function badgeNote(
  quote: Quote,
  { final, compareAt }: { final: Cents; compareAt: Cents | null },
): string | null {
  if (badgeText(quote, final) === null || compareAt === quote.maxPrice) return null;
  const isBeforeCoupons = quote.discountType === "FLAT" && final !== quote.originalPrice;
  return isBeforeCoupons ? PRICE_WORDS.offListPriceBeforeCoupon : PRICE_WORDS.offListPrice;
}

/**
 * By how many percent a price is lower today: than the original price, or than the list price if no coupon lowers it.
 */
export function percentOfToday({ originalPrice, discountPrice, maxPrice }: Quote): number {
  return percentOff(discountPrice === originalPrice ? maxPrice : originalPrice, discountPrice);
}

/** "Save N% Today", from the original price, or from the list price if no coupon lowers it. [PR-023, PR-024] */
export function saveText(quote: Quote): string | null {
  const percent = percentOfToday(quote);
  return percent > 0 ? fill(PRICE_WORDS.save, { percent }) : null;
}

/**
 * Original minus discount price, as printed by blocks that show savings; null for 0 or less. [PR-025, PR-026, PR-027]
 */
export function savingsText({ originalPrice, discountPrice }: Quote): string | null {
  return textAbove(originalPrice - discountPrice);
}

/** The printed amount, or null for 0 and less. */
export function textAbove(amount: number): string | null {
  return amount > 0 ? formatPrice(cents(amount)) : null;
}
