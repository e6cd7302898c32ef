import { asText } from "../wire.ts";
import type { PriceDisplay } from "./describe-price.ts";

const PRICE_PLACEHOLDER = /\$\{\s*(price|originalPrice|discountPrice|savings)\s*\}/g;
const OTHER_PLACEHOLDER = /\$\{\s*\w+\s*\}/g;
const TAG = /<[^<>]*>/g;
const DOLLAR = /\$|&dollar;|&#36;/;

/**
 * Replaces `${price}`, `${originalPrice}`, `${discountPrice}` and `${savings}` in text or HTML with the price's texts.
 * A text that is not printed becomes empty; without a price all four are removed. Other placeholders stay. Price texts
 * contain only `$`, digits, comma and point, so nothing needs escaping.
 * For other apps: the sites fill placeholders while they parse rich text. [PR-028, CH-010]
 *
 * @example
 * fillPricePlaceholders("Now <b>${price}</b>", display) // "Now <b>$49</b>"
 */
export function fillPricePlaceholders(html: string, display: PriceDisplay | null): string {
  const text = typeof html === "string" ? html : "";
  return text.replace(PRICE_PLACEHOLDER, (_, name: string) => (display && findPriceText(name, display)) ?? "");
}

function findPriceText(
  name: string,
  { finalText, originalText, discountText, savingsText }: PriceDisplay,
): string | null {
  if (name === "price") return finalText;
  if (name === "savings") return savingsText;
  return name === "originalPrice" ? originalText : discountText;
}

/**
 * Whether a text already mentions a price, so that the price block next to it is hidden: it has a dollar sign or a
 * price placeholder. Dollar signs inside tags and in other placeholders, such as `${state}`, do not count. [PR-029]
 */
export function mentionsPrice(text: string | null | undefined): boolean {
  const words = asText(text).replace(TAG, "");
  return words.search(PRICE_PLACEHOLDER) >= 0 || DOLLAR.test(words.replace(OTHER_PLACEHOLDER, ""));
}
