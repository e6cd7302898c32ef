import { isCents } from "../money/cents.ts";
import type { Quote } from "./quote.ts";

type Amounts = Pick<Quote, "originalPrice" | "discountPrice" | "maxPrice" | "productFees">;

const AMOUNTS: readonly (keyof Amounts)[] = ["originalPrice", "discountPrice", "maxPrice", "productFees"];

/**
 * The first amount of a quote that is not whole cents; undefined if all are. If one is not, none of them is trusted.
 */
export function brokenAmount(quote: Partial<Record<keyof Amounts, unknown>>): keyof Amounts | undefined {
  return AMOUNTS.find((name) => !isCents(quote[name]));
}

/** Whether a quote has a price: whole cents, and not the zeros of a failed request. [PR-031] */
export function hasPrice<Given extends Partial<Record<keyof Amounts, unknown>>>(
  quote: Given,
): quote is Given & Amounts {
  return !brokenAmount(quote) && (quote.originalPrice !== 0 || quote.discountPrice !== 0);
}
