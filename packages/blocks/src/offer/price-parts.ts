import type { PriceDisplay } from "@courseway/pricing";
import type { PriceProps } from "@courseway/ui";
import type { VisitorNotice } from "./visitor-notice.ts";

/** Which words stand with a price; the editor's switches decide on some blocks. */
export interface PriceParts {
  /** "Save 20% Today" under the price. */
  readonly saveText: boolean;
  /** Percent or dollars off, next to the price. [PR-022] */
  readonly badge: boolean;
  /** "You save $20.50". [PR-025] */
  readonly savings: boolean;
  /** Monthly and four-part payment. [PR-019] */
  readonly payLater: boolean;
  /** Who pays the price and who the crossed-out one. */
  readonly audiences?: { readonly final: string; readonly compareAt: string };
}

/**
 * The chosen parts of a price, as the price component takes them. What became of a coupon is in the line of the saving, which is
 * mostly there already, so that little below it moves: a coupon that counts leads it, one that does not is noted below. [CP-024]
 */
export function priceProps(price: PriceDisplay, parts: PriceParts, notice: VisitorNotice | null): PriceProps {
  const { finalText, compareAtText, startingAt, feeText } = price;
  const saving = parts.savings && price.savingsText ? `You save ${price.savingsText}` : null;
  const applied = notice?.lowers === true ? notice.text : null;
  return {
    finalText,
    compareAtText,
    audiences: parts.audiences,
    startingAt,
    feeText,
    badgeText: parts.badge ? price.badgeText : null,
    badgeNote: price.badgeNote,
    saveText: [applied, saving ?? (parts.saveText ? price.saveText : null)].filter(Boolean).join(" ") || null,
    couponNote: notice?.lowers === false ? notice.text : null,
    affirm: parts.payLater ? price.affirm : null,
    klarna: parts.payLater ? price.klarna : null,
  };
}
