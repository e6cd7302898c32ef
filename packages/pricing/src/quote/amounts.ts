import { isCents } from "../money/cents.ts";
import type { Quote } from "./quote.ts";

type Amounts = Pick<Quote, "originalPrice" | "discountPrice" | "maxPrice" | "productFees">;

/** Whether all amounts of a quote are whole cents. Where one is not, none of them is trusted. */
export function hasAmounts<Given extends Partial<Record<keyof Amounts, unknown>>>(
  quote: Given,
): quote is Given & Amounts {
  return [quote.originalPrice, quote.discountPrice, quote.maxPrice, quote.productFees].every(isCents);
}
