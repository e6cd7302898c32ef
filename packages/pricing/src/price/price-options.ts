/** What a price depends on beside its quote. */
export interface PriceOptions {
  /** The link of the buy button; empty where there is none. */
  readonly checkoutLink: string;
  /** The brand's CDI coupon parameter, "hc" by default. [CFG-010] */
  readonly cdiParam: string;
  readonly showFee: boolean;
  readonly feeLabel: string;
}

const DEFAULTS: PriceOptions = { checkoutLink: "", cdiParam: "hc", showFee: false, feeLabel: "" };

/** Options with the defaults of what is absent: callers without types may leave out any of them. */
export function readOptions(options: Partial<PriceOptions> | null | undefined): PriceOptions {
  return { ...DEFAULTS, ...options };
}
