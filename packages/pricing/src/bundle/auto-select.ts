import type { BundleEntry, Delivery } from "./bundle-types.ts";
import { winningBase } from "./base-rules.ts";
import { requiredHours, selectedHours } from "./hours.ts";

/**
 * Returns the entries with their initial selection: the winning base product, all required products, and electives one
 * by one in list order while the hours are not enough. [BB-021, BB-022, BB-023, BB-024]
 */
export function autoSelect(
  entries: readonly BundleEntry[],
  delivery: Delivery | null,
  minHours: readonly number[],
): BundleEntry[] {
  const base = winningBase(entries, delivery);
  const selected = entries.map((entry) => ({
    ...entry,
    selected: entry === base || entry.section === "required",
  }));
  const needed = requiredHours(selected, delivery, minHours);

  return selected.reduce<BundleEntry[]>((list, entry, index) => {
    const isNeeded = entry.section === "elective" && selectedHours(list) < needed;
    return isNeeded ? list.with(index, { ...entry, selected: true }) : list;
  }, selected);
}
