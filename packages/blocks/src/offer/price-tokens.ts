import type { PriceDisplay } from "@courseway/pricing";
import type { RichTextTokens } from "@courseway/ui";

/** The texts that stand for price placeholders; without a price the placeholders are stripped. [PR-028, CH-010] */
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
