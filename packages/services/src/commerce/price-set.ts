/** One set of products to price together. */
export interface PriceSet {
  readonly productIds: readonly string[];
  /** Coupon codes; one entry may hold several, joined by commas. [API-039] */
  readonly couponCodes: readonly string[];
  /** The page that asks, for the service's own rules. */
  readonly url?: string;
}

/** A price set as it goes over the wire. [API-022] */
export interface PriceSetRequest {
  readonly productIdList: readonly string[];
  readonly couponCodeList: readonly string[];
  readonly url?: string;
}

/** Trims, splits comma-joined codes and drops blanks. [API-022, API-039] */
export function priceSetRequest(set: PriceSet): PriceSetRequest {
  return {
    productIdList: cleaned(set.productIds),
    couponCodeList: cleaned(set.couponCodes),
    ...(set.url === undefined || set.url === "" ? {} : { url: set.url }),
  };
}

/** Whether there is anything to ask for. */
export function hasProducts(set: PriceSet): boolean {
  return cleaned(set.productIds).length > 0;
}

function cleaned(values: readonly string[]): string[] {
  return values
    .flatMap((value) => value.split(","))
    .map((value) => value.trim())
    .filter((value) => value !== "");
}
