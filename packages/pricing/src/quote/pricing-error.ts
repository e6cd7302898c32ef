import type { Quote } from "./quote.ts";

/** Why an answer of the commerce service gave no quote. */
export type PricingErrorCode =
  | "NO_LINE_ITEMS"
  | "NO_PRICE_SET"
  | "WRONG_PRODUCT"
  | "WRONG_CURRENCY"
  | "BAD_AMOUNT"
  | "WHOLE_ANSWER";

/** What happened, why, and what to do. A value, never thrown. */
export interface PricingError {
  readonly code: PricingErrorCode;
  /** What happened: the documented text, where the specification gives one. [PR-032, PR-033] */
  readonly message: string;
  readonly why: string;
  readonly whatToDo: string;
}

/** A quote, or the reason why there is none. */
export type QuoteResult =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly error: PricingError };

/** An answer without line items, which is also what a failed call leaves behind. [PR-032, API-021] */
export function noLineItems(productIds: readonly string[]): QuoteResult {
  return failure(
    "NO_LINE_ITEMS",
    `no product Id or course id returned for ${productIds.join(",")}`,
    "the answer has no line items",
  );
}

/** A price set that the multi-price answer should hold and does not. [PR-033] */
export function bundlePriceMissing(): QuoteResult {
  return failure("NO_PRICE_SET", "Error getting product line items from Xgrit", "the answer has no price set");
}

/** The multi-price answer itself where one of its sets is asked for: a mistake in the caller's code. */
export function wholeAnswer(): QuoteResult {
  return failure(
    "WHOLE_ANSWER",
    "quoteFromPriceSet was given a whole answer",
    "it has a priceSetList and is not one of its items",
    "give each item of priceSetList, or give the whole answer to quoteFromPrice, which reads its first item",
  );
}

/** An answer for other products than were asked for. A price is left out rather than that of another product shown. */
export function wrongProduct(asked: readonly string[], answered: readonly string[]): QuoteResult {
  return failure(
    "WRONG_PRODUCT",
    `asked for ${asked.join(",")} and answered for ${answered.join(",")}`,
    "the line items of an answer are the products that were asked for, no others and none less",
  );
}

/** An answer that says another currency than US dollars. */
export function wrongCurrency(currency: string): QuoteResult {
  return failure(
    "WRONG_CURRENCY",
    `answered in ${currency}`,
    "prices are US dollars",
    "check which shop the commerce system takes the site for",
  );
}

/** An amount that is absent or not money. A price is left out rather than guessed. */
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
