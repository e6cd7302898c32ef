import type { PriceProps } from "@courseway/ui";
import type { OfferPrice } from "./offer.ts";
import type { VisitorNotice } from "./visitor-notice.ts";

/** Which texts show with a price. On some blocks the editor's switches decide. */
export interface PriceParts {
  /** "Save 20% Today" below the price. */
  readonly saveText: boolean;
  /** Percent or dollars off, next to the price. [PR-022] */
  readonly badge: boolean;
  /** "You save $20.50". [PR-025] */
  readonly savings: boolean;
  /** Monthly and four-part payment. [PR-019] */
  readonly payLater: boolean;
  /** Who pays the price, and who pays the crossed-out price. */
  readonly audiences?: { readonly final: string; readonly compareAt: string };
}

/**
 * The price component's props for the chosen parts. The notice of a coupon that lowers the price comes first in the
 * saving's line, which usually exists already, so little below it moves. The notice of a coupon that does not lower the
 * price shows below that line. [CP-024]
 */
export function priceProps(price: OfferPrice, parts: PriceParts, notice: VisitorNotice | null): PriceProps {
  const { finalText, compareAtText, startingAt, feeText, totalText } = price;
  const saving = parts.savings && price.savingsText ? `You save ${price.savingsText}` : null;
  const applied = notice?.lowers === true ? notice.text : null;
  return {
    finalText,
    compareAtText,
    audiences: parts.audiences,
    startingAt,
    feeText,
    totalText,
    badgeText: parts.badge ? price.badgeText : null,
    badgeNote: price.badgeNote,
    saveText: [applied, saving ?? (parts.saveText ? price.saveText : null)].filter(Boolean).join(" ") || null,
    couponNote: notice?.lowers === false ? notice.text : null,
    affirm: parts.payLater ? price.affirm : null,
    klarna: parts.payLater ? price.klarna : null,
  };
}
