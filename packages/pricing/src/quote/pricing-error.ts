import type { Quote } from "./quote.ts";

/** Why a response of the commerce service gave no quote. */
export type PricingErrorCode =
  | "NO_LINE_ITEMS"
  | "NO_PRICE_SET"
  | "WRONG_PRODUCT"
  | "WRONG_CURRENCY"
  | "BAD_AMOUNT"
  | "WHOLE_ANSWER";

/** What happened, why, and what to do. A value; it is never thrown. */
export interface PricingError {
  readonly code: PricingErrorCode;
  /** What happened: the documented text, if the specification has one. [PR-032, PR-033] */
  readonly message: string;
  readonly why: string;
  readonly whatToDo: string;
}

/** A quote, or the reason why there is none. */
export type QuoteResult =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly error: PricingError };

/** A response without line items, as after a failed request. [PR-032, API-021] */
export function noLineItems(productIds: readonly string[]): QuoteResult {
  return failure(
    "NO_LINE_ITEMS",
    `no product Id or course id returned for ${productIds.join(",")}`,
    "the answer has no line items",
  );
}

/** A price set that is missing in the multi-price response. [PR-033] */
export function bundlePriceMissing(): QuoteResult {
  return failure("NO_PRICE_SET", "Error getting product line items from Xgrit", "the answer has no price set");
}

/** The whole multi-price response instead of one of its sets: a mistake in the caller's code. */
export function wholeAnswer(): QuoteResult {
  return failure(
    "WHOLE_ANSWER",
    "quoteFromPriceSet was given a whole answer",
    "it has a priceSetList and is not one of its items",
    "give each item of priceSetList, or give the whole answer to quoteFromPrice, which reads its first item",
  );
}

/** A response for other products than requested. No price is shown rather than another product's. */
export function wrongProduct(asked: readonly string[], answered: readonly string[]): QuoteResult {
  return failure(
    "WRONG_PRODUCT",
    `asked for ${asked.join(",")} and answered for ${answered.join(",")}`,
    "the line items of an answer are the products that were asked for, no others and none less",
  );
}

/** A response in another currency than US dollars. */
export function wrongCurrency(currency: string): QuoteResult {
  return failure(
    "WRONG_CURRENCY",
    `answered in ${currency}`,
    "prices are US dollars",
    "check which shop the commerce system takes the site for",
  );
}

/** An amount that is missing or not money. No price is shown rather than a guess. */
export function badAmount(field: string): QuoteResult {
  return failure(
    "BAD_AMOUNT",
    `no usable ${field}`,
    "it is not dollars of 0 or more, or 0 where the price after coupons is above it",
  );
}

function failure(
  code: PricingErrorCode,
  message: string,
  why: string,
  whatToDo = "check the product in the commerce system",
): QuoteResult {
  return { ok: false, error: { code, message, why, whatToDo } };
}
