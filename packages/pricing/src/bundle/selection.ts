import type { BundleEntry, Delivery } from "./bundle-types.ts";

/** Sorts after every priority that an editor types, so that a blank priority is the worst. */
const WORST = "\uffff";

/** Whether an entry has a better priority than another: the text that sorts first. [BB-021] */
export function isBetter(entry: BundleEntry, other: BundleEntry): boolean {
  return (entry.prio || WORST) < (other.prio || WORST);
}

/** The base product that wins across states for a delivery method: the first, as the list is sorted by priority. [BB-021] */
function winningBase(entries: readonly BundleEntry[], delivery: Delivery | null): BundleEntry | undefined {
  return entries.find((entry) => entry.section === "base" && entry.deliveryType === delivery);
}

/** The selected base product; there is never more than one. [BB-020, BB-021] */
function selectedBase(entries: readonly BundleEntry[]): BundleEntry | undefined {
  return entries.find((entry) => entry.section === "base" && entry.selected);
}

/** Whether the selected base product of another state has the better priority. [BB-021] */
export function isOutranked(entry: BundleEntry, entries: readonly BundleEntry[]): boolean {
  const selected = selectedBase(entries);
  if (entry.section !== "base" || !selected || selected.entryState === entry.entryState) return false;
  return isBetter(selected, entry);
}

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
