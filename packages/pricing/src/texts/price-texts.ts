/**
 * The sentences of `explainPrice`, with `{names}` for the variable parts. Pass your own sentences, all or some, in your
 * language.
 * For other apps, and for the panel that explains a page to its editors.
 */
export const PRICE_TEXTS = {
  "final.no-price": "No price is shown: the commerce service gave none.",
  "final.no-number":
    "No price is shown: {name} is no number, and amounts are whole cents: `toCents` makes them of dollars.",
  "final.no-cents":
    "No price is shown: {name} is {value}, and amounts are whole cents: `toCents` makes them of dollars.",
  "final.coupon": "The price is {price}, the price after coupons: the checkout link has a coupon under {parameter}.",
  "final.code":
    "The price is {price}, the price after coupons ({code}): the checkout link has a coupon under {parameter}.",
  "final.original":
    "The price is {price}, the price before coupons: the checkout link has no coupon under {parameter}.",
  "struck.original": "{price} is crossed out: it is the price before coupons.",
  "struck.list-price": "{price} is crossed out: it is the list price.",
  "unstruck.no-price": "Nothing is crossed out: there is no price.",
  "unstruck.full-price": "Nothing is crossed out: there is no other price.",
  "unstruck.list-price": "Nothing is crossed out: the list price is not above it.",
  "unstruck.coupon":
    "Nothing is crossed out: the coupon lowers nothing, and with a coupon in the link the list price is not crossed out.",
} as const;

/** Sentences of `explainPrice` in any language; missing ones stay in English. */
export type PriceTexts = Readonly<Partial<Record<keyof typeof PRICE_TEXTS, string>>>;
