import { asAmount, asList, asObject, asText, type Wire } from "../wire.ts";
import type { BundleCatalog, Delivery } from "./bundle-types.ts";

/** The state of a card; empty if it names none. */
export function getState(card: Wire): string {
  return asText(card.entryState);
}

/** The minimum hours of a card; 0 if it names none. */
export function getMinHours(card: Wire): number {
  return asAmount(card.minHours);
}

/** The cards of the chosen states, or of all states. */
export function readCards(catalog: BundleCatalog, states?: readonly string[]): Wire[] {
  const cards = asList(asObject(catalog).cards).map(asObject);
  return cards.filter((card) => getState(card) && (!states || states.includes(getState(card))));
}

/** A delivery method in any case, else null. */
export function readDelivery(value: unknown): Delivery | null {
  const text = asText(value).toLowerCase();
  return text === "webinar" || text === "online" ? text : null;
}

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
