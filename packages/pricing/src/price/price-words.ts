/** The words of a price, with placeholders in braces for the figures. */
export interface PriceWords {
  /** `{amount}`, `{label}` */
  readonly fee: string;
  /** `{percent}` */
  readonly save: string;
  /** `{percent}` */
  readonly percent: string;
  /** The two notes after a badge. */
  readonly offListPrice: string;
  readonly offListPriceBeforeCoupon: string;
  /** `{amount}` */
  readonly affirm: string;
  /** `{amount}`; the provider's logo follows. */
  readonly affirmLong: string;
  /** `{amount}`; the provider's logo follows. */
  readonly klarna: string;
}

/**
 * The words of `describePrice`, in American English. [PR-013, PR-015, PR-016, PR-017, PR-018, PR-020, PR-021, PR-023]
 */
export const PRICE_WORDS: PriceWords = {
  fee: "+ {amount} {label}",
  save: "Save {percent}% Today",
  percent: "{percent}%",
  offListPrice: "off list price",
  offListPriceBeforeCoupon: "off list price, before the coupon",
  affirm: "As low as {amount}/mo",
  affirmLong: "As low as {amount}/mo with",
  klarna: "4 interest-free payments of {amount} with",
};
