import type { PriceSetRequest } from "./price-set.ts";
import { type LineItemWire, priceSetItemSchema } from "./wire.ts";

/**
 * Finds the item of each set. The service keeps the order, so equal lengths match by place. With another length
 * a place proves nothing, and an item belongs to the set whose product ids it carries: a missing price is better
 * than the price of another product. Undefined where a set has none. [API-023]
 */
export function matchItems(sets: readonly PriceSetRequest[], items: readonly unknown[]): readonly unknown[] {
  if (items.length === sets.length) return items;
  const rest = items.map((item) => ({ item, key: keyOfItem(item) }));
  return sets.map((set) => {
    const at = rest.findIndex(({ key }) => key === toKey(set.productIdList));
    return at === -1 ? undefined : rest.splice(at, 1)[0]?.item;
  });
}

function keyOfItem(item: unknown): string | null {
  const wire = priceSetItemSchema.safeParse(item);
  return wire.success ? toKey(wire.data.lineItemList.map(getProductId)) : null;
}

function toKey(ids: readonly string[]): string {
  return ids.toSorted().join(",");
}

function getProductId({ _id: own, product }: LineItemWire): string {
  const { _id: nested } = product ?? {};
  return nested ?? own ?? "";
}
