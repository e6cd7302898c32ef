import type { BundleEntry, Delivery } from "./bundle-types.ts";

/** Sorts after every priority that an editor types, so that a blank priority is the worst. */
const WORST = "\uffff";

/** Whether an entry has a better priority than another: the text that sorts first. [BB-021] */
export function isBetter(entry: BundleEntry, other: BundleEntry): boolean {
  return (entry.prio || WORST) < (other.prio || WORST);
}

/** The base product that wins across states for a delivery method: the first, as the list is sorted by priority. [BB-021] */
export function winningBase(entries: readonly BundleEntry[], delivery: Delivery | null): BundleEntry | undefined {
  return entries.find((entry) => entry.section === "base" && entry.deliveryType === delivery);
}

/** The selected base product; there is never more than one. [BB-020, BB-021] */
export function selectedBase(entries: readonly BundleEntry[]): BundleEntry | undefined {
  return entries.find((entry) => entry.section === "base" && entry.selected);
}

/** Whether the selected base product of another state has the better priority. [BB-021] */
export function isOutranked(entry: BundleEntry, entries: readonly BundleEntry[]): boolean {
  const selected = selectedBase(entries);
  if (entry.section !== "base" || !selected || selected.entryState === entry.entryState) return false;
  return isBetter(selected, entry);
}
