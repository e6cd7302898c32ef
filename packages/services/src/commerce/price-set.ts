import { type LineItemWire, priceSetItemSchema } from "./wire.ts";

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

/**
 * Finds the item of each set. The service preserves the order, so lists of equal length match by position. If the
 * lengths differ, an item belongs to the set with the same product ids, because a missing price is better than the
 * price of another product. Undefined for a set without an item. [API-023]
 */
export function matchItems(sets: readonly PriceSetRequest[], items: readonly unknown[]): readonly unknown[] {
  if (items.length === sets.length) return items;
  const rest = items.map((item) => ({ item, key: toItemKey(item) }));
  return sets.map((set) => {
    const at = rest.findIndex(({ key }) => key === toKey(set.productIdList));
    return at === -1 ? undefined : rest.splice(at, 1)[0]?.item;
  });
}

function toItemKey(item: unknown): string | null {
  const wire = priceSetItemSchema.safeParse(item);
  return wire.success ? toKey(wire.data.lineItemList.map(getProductId)) : null;
}

function toKey(ids: readonly string[]): string {
  return ids.toSorted().join(",");
}

function getProductId({ _id: itemId, product }: LineItemWire): string {
  const { _id: nested } = product ?? {};
  return nested ?? itemId ?? "";
}
