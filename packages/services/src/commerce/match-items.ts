import type { PriceSetRequest } from "./price-set.ts";
import { type LineItemWire, priceSetItemSchema } from "./wire.ts";

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
