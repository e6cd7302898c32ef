import { asList, asText } from "../wire.ts";
import type { BundleCatalog } from "./bundle-types.ts";
import { readCards, getState } from "./read-catalog.ts";

/**
 * Returns the states that have a card, in the order of the cards, each once; with a search, only those whose name
 * contains it, in any case.
 * For the block `bundleBuilder`. [BB-001, BB-002]
 */
export function bundleStates(catalog: BundleCatalog, search = ""): string[] {
  const part = asText(search).toLowerCase();
  return [...new Set(readCards(catalog).map(getState))].filter((state) => state.toLowerCase().includes(part));
}

/** The requested states that have a card, each once, in the order of the cards. */
export function listStates(catalog: BundleCatalog, asked: readonly string[]): string[] {
  return bundleStates(catalog).filter((state) => asList(asked).includes(state));
}
