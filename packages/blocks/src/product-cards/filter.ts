import { findState } from "@courseway/brand";
import type { ProductCardContent, ProductCardsContent } from "./fields.ts";

/** The filter of a grid: "All" and the values of its cards. [BL-productCards-002, BL-productCards-003] */
export interface CardFilterView {
  readonly label: string;
  readonly values: readonly string[];
}

type FilterType = NonNullable<ProductCardsContent["filterType"]>;

/** [BL-productCards-004] */
const LABELS: Record<FilterType, string> = { filterByState: "Filter by State", filterByCategory: "Filter by Category" };

/** A card's filter values: the name of its state, or the titles of its categories. [BL-productCards-006] */
export function filterValues(
  { productEntry }: Pick<ProductCardContent, "productEntry">,
  type: FilterType | null,
): readonly string[] {
  if (!productEntry || !type) return [];
  if (type === "filterByCategory") return productEntry.categories.map(({ title }) => title).filter(Boolean);
  return productEntry.state ? [findState(productEntry.state)?.name ?? productEntry.state] : [];
}

/** The filter for all cards; null if there is nothing to choose. */
export function cardFilter(cards: readonly ProductCardContent[], type: FilterType | null): CardFilterView | null {
  const values = [...new Set(cards.flatMap((card) => filterValues(card, type)))].sort((a, b) =>
    a.localeCompare(b, "en"),
  );
  return type && values.length > 0 ? { label: LABELS[type], values } : null;
}
