/** What a price depends on in addition to its quote. The defaults are those of a brand that says nothing else. */
export interface PriceOptions {
  /** The finished link of the buy button, codes included; empty where there is none. */
  readonly checkoutLink: string;
  /**
   * The name under which that very link carries its codes, "hc" where absent. `couponParameter` of
   * `@courseway/coupons` says it, the old strategy included. [CFG-010, CP-021]
   */
  readonly couponParam?: string;
  /** True where absent. [CFG-014] */
  readonly showFee?: boolean;
  /** "fee" where absent. [CFG-014] */
  readonly feeLabel?: string;
}

const DEFAULTS: Required<PriceOptions> = { checkoutLink: "", couponParam: "hc", showFee: true, feeLabel: "fee" };

/** Options with the defaults of what is absent: callers without types may leave out any of them. */
export function readOptions(options: Partial<PriceOptions> | null | undefined): Required<PriceOptions> {
  return { ...DEFAULTS, ...options };
}
