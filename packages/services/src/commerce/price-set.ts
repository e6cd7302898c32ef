/** A set of products that are priced together. */
export interface PriceSet {
  readonly productIds: readonly string[];
  /** Coupon codes; one entry may contain several, separated by commas. [API-039] */
  readonly couponCodes: readonly string[];
  /** The requesting page, for the service's own rules. */
  readonly url?: string;
}

/** A price set in the form of the request. [API-022] */
export interface PriceSetRequest {
  readonly productIdList: readonly string[];
  readonly couponCodeList: readonly string[];
  readonly url?: string;
}

/** Builds the request of a set: trims values, splits comma-separated codes and drops blanks. [API-022, API-039] */
export function priceSetRequest(set: PriceSet): PriceSetRequest {
  return {
    productIdList: cleaned(set.productIds),
    couponCodeList: cleaned(set.couponCodes),
    ...(set.url === undefined || set.url === "" ? {} : { url: set.url }),
  };
}

/** Whether a set has any product to price. */
export function hasProducts(set: PriceSet): boolean {
  return cleaned(set.productIds).length > 0;
}

function cleaned(values: readonly string[]): string[] {
  return values
    .flatMap((value) => value.split(","))
    .map((value) => value.trim())
    .filter((value) => value !== "");
}
