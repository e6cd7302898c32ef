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
