import { asList } from "../quote/wire.ts";
import type { BundleCatalog } from "./bundle-types.ts";
import { readCards, stateOf } from "./read-catalog.ts";

/** The states that have a card, in the order of the cards, each once. */
export function bundleStates(catalog: BundleCatalog): string[] {
  return [...new Set(readCards(catalog).map(stateOf))];
}

/** The asked states that have a card, each once, in the order of the cards. */
export function knownStates(catalog: BundleCatalog, asked: readonly string[]): string[] {
  return bundleStates(catalog).filter((state) => asList(asked).includes(state));
}
