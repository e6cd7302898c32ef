import { asObject } from "../wire.ts";

/** A product entry of the content API whose price can be requested from the commerce service. */
export interface PricedEntry {
  readonly xgritProductId: string;
}

/**
 * Whether the price of a product entry can be requested: its product id is a text that is not blank. For other apps:
 * the sites read product entries by their schema. [PR-005]
 */
export function isPricedEntry<Entry>(entry: Entry): entry is Entry & PricedEntry {
  const id = asObject(entry).xgritProductId;
  return typeof id === "string" && /\S/.test(id);
}

/**
 * Every product type of the commerce service. The rules here use FEE only. For other apps, as a reference. [CFG-003]
 */
export const PRODUCT_TYPES = [
  "BUNDLE",
  "CERTIFICATE",
  "COURSE",
  "EXAM",
  "FEATURE",
  "FEE",
  "SHIPPING",
  "UPSELL",
  "DD",
  "DE",
  "MDS",
  "COURSE_UPSELL",
] as const;

/** One of the product types. [CFG-003] */
export type ProductType = (typeof PRODUCT_TYPES)[number];
