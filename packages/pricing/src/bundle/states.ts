import { asList, asText } from "../quote/wire.ts";
import type { BundleCatalog } from "./bundle-types.ts";
import { readCards } from "./read-catalog.ts";

/** The states that have a card, in the order of the cards, each once. */
export function bundleStates(catalog: BundleCatalog): string[] {
  return [...new Set(readCards(catalog).map((card) => card.entryState))];
}

/** The states whose name contains the text, in any case of letters. [BB-002] */
export function searchStates(states: readonly string[], text: string): string[] {
  const searched = asText(text).toLowerCase();
  return asList(states).map(asText).filter((state) => state.toLowerCase().includes(searched));
}

/** The asked states as the cards spell them, each once, in the order asked. */
export function knownStates(catalog: BundleCatalog, asked: readonly string[]): string[] {
  const known = new Map(bundleStates(catalog).map((state) => [state.toLowerCase(), state]));
  const found = asList(asked).map((state) => known.get(asText(state).toLowerCase()));
  return [...new Set(found)].filter((state) => state !== undefined);
}
