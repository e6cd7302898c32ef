import type { PriceDisplay } from "@courseway/pricing";
import type { RichTextTokens } from "@courseway/ui";

/**
 * The texts that replace price placeholders; null without a price, so that the placeholders are removed.
 * [PR-028, CH-010]
 */
export function priceTokens(price: PriceDisplay | null): RichTextTokens["prices"] {
  if (!price) return null;
  const { finalText, originalText, discountText, savingsText } = price;
  return {
    price: finalText,
    originalPrice: originalText,
    discountPrice: discountText,
    savings: savingsText ?? "",
  };
}
