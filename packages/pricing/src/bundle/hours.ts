import type { BundleEntry, Delivery } from "./bundle-types.ts";
import { selectedBase, winningBase } from "./base-rules.ts";

/** Sums hours in hundredths, so that ten times 0.1 hours is one hour. */
function sumHours(entries: readonly BundleEntry[]): number {
  return Math.round(entries.reduce((sum, { productData }) => sum + productData.productHours * 100, 0)) / 100;
}

export function selectedHours(entries: readonly BundleEntry[]): number {
  return sumHours(entries.filter((entry) => entry.selected));
}

/**
 * Returns the hours of the base product and of all required products, at least the minimum hours of each chosen state's
 * card. A deselected product still counts; otherwise leaving it out would lower the requirement. [BB-025]
 */
export function requiredHours(
  entries: readonly BundleEntry[],
  delivery: Delivery | null,
  minHours: readonly number[],
): number {
  const base = selectedBase(entries) ?? winningBase(entries, delivery);
  const counted = entries.filter((entry) => entry === base || entry.section === "required");
  return Math.max(sumHours(counted), ...minHours);
}
