import { formatPrice } from "../money/format-price.ts";
import { asText } from "../wire.ts";
import type { Quote } from "../quote/quote.ts";
import type { PriceOptions } from "./price-options.ts";

/** The fee that is appended to a price, "+ $7.50 fee": only where the brand shows fees and it is above 0. [PR-013] */
export function feeText({ productFees }: Quote, { showFee, feeLabel }: PriceOptions): string | null {
  return showFee && productFees > 0 ? `+ ${formatPrice(productFees)} ${asText(feeLabel)}`.trim() : null;
}
