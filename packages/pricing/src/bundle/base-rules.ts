import type { BundleEntry, Delivery } from "./bundle-types.ts";

/** Whether a priority is better than another: the smaller text, a blank one never. [BB-021] */
export function isBetterPrio(prio: string, other: string): boolean {
  return prio !== "" && (other === "" || prio < other);
}

/** The base product that wins across states for a delivery method; the first in the list among equals. [BB-021] */
export function winningBase(entries: readonly BundleEntry[], delivery: Delivery | null): BundleEntry | null {
  const candidates = entries.filter((entry) => entry.section === "base" && entry.deliveryType === delivery);
  return candidates.reduce<BundleEntry | null>(
    (best, entry) => (best === null || isBetterPrio(entry.prio, best.prio) ? entry : best),
    null,
  );
}

/** The selected base product; there is never more than one. [BB-020, BB-021] */
export function selectedBase(entries: readonly BundleEntry[]): BundleEntry | null {
  return entries.find((entry) => entry.section === "base" && entry.selected) ?? null;
}

/** Whether the selected base product of another state has the better priority. [BB-021] */
export function isOutranked(entry: BundleEntry, entries: readonly BundleEntry[]): boolean {
  const selected = selectedBase(entries);
  if (entry.section !== "base" || selected === null || selected.entryState === entry.entryState) return false;
  return isBetterPrio(selected.prio, entry.prio);
}
