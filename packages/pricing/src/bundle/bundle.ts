import { autoSelect } from "./selection.ts";
import type { BundleCatalog, BundleEntry, BundleState, Delivery } from "./bundle-types.ts";
import { findProduct, readProducts, listEntries } from "./list-entries.ts";
import { readDelivery, listStates } from "./catalog.ts";
import { minimumHours, resolveBundle, type BundleChoice } from "./resolve-bundle.ts";

/**
 * Creates the builder's state before any choice. To reset a builder, call `createBundle(state.catalog)`.
 * For the block `bundleBuilder`. [BB-016]
 *
 * @example
 * const list = chooseDelivery(chooseStates(createBundle({ cards, quotes }), ["Texas"]), "online");
 * list.totalText // "$399.00"
 */
export function createBundle(catalog: BundleCatalog): BundleState {
  return resolveBundle({ catalog, states: [], delivery: null, products: [], electivesShown: false });
}

/**
 * Chooses the state licenses and loads the list again; states without a card are ignored. For the block
 * `bundleBuilder`. [BB-001]
 */
export function chooseStates(state: BundleState, states: readonly string[]): BundleState {
  return load({ ...state, states: listStates(state.catalog, states) });
}

/** Adds a state license to the choice or removes it. For the block `bundleBuilder`. [BB-001] */
export function toggleState(state: BundleState, name: string): BundleState {
  const rest = state.states.filter((chosen) => chosen !== name);
  return chooseStates(state, rest.length < state.states.length ? rest : [...rest, name]);
}

/**
 * Chooses the delivery method and loads the list with its automatic selection. For the block `bundleBuilder`.
 * [BB-003, BB-004]
 */
export function chooseDelivery(state: BundleState, delivery: Delivery): BundleState {
  return load({ ...state, delivery: readDelivery(delivery) });
}

/**
 * Selects a listed product or deselects it. A base product replaces the selected one, unless that belongs to another
 * state and has the better priority: then, and for an unknown id, the state is unchanged.
 * For the block `bundleBuilder`. [BB-020, BB-021]
 */
export function toggleProduct(state: BundleState, productId: string): BundleState {
  const entry = state.products.find((listed) => listed.productData.productId === productId);
  if (!entry || entry.outranked) return state;
  return resolveBundle({ ...state, products: state.products.map((listed) => toggled(listed, entry)) });
}

function toggled(listed: BundleEntry, entry: BundleEntry): BundleEntry {
  if (listed === entry) return { ...entry, selected: !entry.selected };
  const givesWay = !entry.selected && entry.section === "base" && listed.section === "base";
  return givesWay ? { ...listed, selected: false } : listed;
}

/**
 * Updates the prices of a choice, such as after a coupon: the selection stays, and a product without a new price keeps
 * its old one. If nothing was listed yet, the list is loaded.
 * For the block `bundleBuilder`. [CP-026, CP-031]
 */
export function repriceBundle(state: BundleState, quotes: BundleCatalog["quotes"]): BundleState {
  const next = { ...state, catalog: { ...state.catalog, quotes } };
  if (state.products.length === 0) return load(next);
  const prices = readProducts(quotes);
  return resolveBundle({
    ...next,
    products: state.products.map((entry) => ({
      ...entry,
      productData: findProduct(prices, entry.productData) ?? entry.productData,
    })),
  });
}

function load(choice: BundleChoice): BundleState {
  const { catalog, states, delivery } = choice;
  const listed = delivery ? listEntries(catalog, states) : [];
  const products = autoSelect(listed, delivery, minimumHours(choice));
  const loaded = resolveBundle({ catalog, states, delivery, products, electivesShown: false });
  return { ...loaded, electivesShown: loaded.hoursBadge === "negative" };
}
