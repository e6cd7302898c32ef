/** What decides a price in addition to its quote. The defaults are those of a brand without settings. */
export interface PriceOptions {
  /** The finished link of the buy button, including codes; empty if there is none. */
  readonly checkoutLink: string;
  /**
   * The parameter name under which that link carries its codes; "hc" by default. `couponParameter` of
   * `@courseway/coupons` returns it, also for the old strategy. [CFG-010, CP-021]
   */
  readonly couponParam?: string;
  /** Whether to print the fee. True by default. [CFG-014] */
  readonly showFee?: boolean;
  /** The name of the fee. "fee" by default. [CFG-014] */
  readonly feeLabel?: string;
}

const DEFAULTS: Required<PriceOptions> = { checkoutLink: "", couponParam: "hc", showFee: true, feeLabel: "fee" };

/** Fills missing options with defaults: callers without types may leave out any of them. */
export function readOptions(options: Partial<PriceOptions> | null | undefined): Required<PriceOptions> {
  return { ...DEFAULTS, ...options };
}
