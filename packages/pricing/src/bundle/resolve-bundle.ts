import { cents, formatTotal } from "../money/money.ts";
import { texts } from "../wire.ts";
import type { BundleCart, BundleEntry, BundleState } from "./bundle-types.ts";
import { isOutranked, requiredHours, selectedHours } from "./selection.ts";
import { getMinHours, readCards } from "./catalog.ts";

/** The visitor's choices; everything else of a state follows from them. */
export type BundleChoice = Pick<BundleState, "catalog" | "states" | "delivery" | "products" | "electivesShown">;

/** The `minHours` of the chosen states' cards. */
export function minimumHours({ catalog, states }: BundleChoice): number[] {
  return readCards(catalog, states).map(getMinHours);
}

/** Computes the hours, badge, total and cart of a choice. [BB-025, BB-026, BB-027, BB-028] */
export function resolveBundle(choice: BundleChoice): BundleState {
  const products = choice.products.map((entry) => ({
    ...entry,
    outranked: isOutranked(entry, choice.products),
  }));
  const selected = products.filter((entry) => entry.selected);
  const hours = selectedHours(products);
  const needed = requiredHours(products, choice.delivery, minimumHours(choice));
  const isShort = hours < needed;
  const total = cents(selected.reduce((sum, { productData }) => sum + productData.cost, 0));

  return {
    ...choice,
    products,
    requiredHours: needed,
    selectedHours: hours,
    hoursBadge: isShort ? "negative" : "positive",
    total,
    totalText: selected.length > 0 ? formatTotal(total) : null,
    regulatorWarnings: selected.filter((entry) => entry.multipleRegulators).map(getProductId),
    scheduleCourseIds: listCourseIds(products.filter(isWebinarBase)),
    cart: buildCart(selected, choice.states, isShort),
  };
}

function getProductId({ productData }: BundleEntry): string {
  return productData.productId;
}

function isWebinarBase(entry: BundleEntry): boolean {
  return entry.section === "base" && entry.deliveryType === "webinar";
}

function listCourseIds(entries: readonly BundleEntry[]): string[] {
  return [...new Set(texts(entries.map((entry) => entry.productData.courseId)))];
}

function buildCart(selected: readonly BundleEntry[], states: readonly string[], isShort: boolean): BundleCart {
  const enabled = selected.length > 0;
  return {
    enabled,
    confirm: enabled && isShort,
    productIds: selected.map(getProductId),
    courseIds: listCourseIds(selected),
    states,
  };
}
