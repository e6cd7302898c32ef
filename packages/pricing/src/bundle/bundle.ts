import { autoSelect } from "./auto-select.ts";
import { isOutranked } from "./base-rules.ts";
import type { BundleCatalog, BundleEntry, BundleProduct, BundleState, Delivery } from "./bundle-types.ts";
import { selectedHours } from "./hours.ts";
import { listEntries } from "./list-entries.ts";
import { readDelivery } from "./read-catalog.ts";
import { minimumHours, settle, type BundleChoice } from "./settle.ts";
import { knownStates } from "./states.ts";

/**
 * The builder before anything is chosen. Also the reset: `createBundle(state.catalog)`. [BB-016]
 *
 * @example
 * const list = chooseDelivery(chooseStates(createBundle({ cards, products }), ["Texas"]), "online");
 * list.totalText // "$399.00"
 */
export function createBundle(catalog: BundleCatalog): BundleState {
  return settle({ catalog, states: [], delivery: null, products: [], electivesShown: false });
}

/** Chooses the state licences, in any case of letters; unknown ones are ignored. Loads the list anew. [BB-001] */
export function chooseStates(state: BundleState, states: readonly string[]): BundleState {
  return load({ ...state, states: knownStates(state.catalog, states) });
}

/** Adds a state licence to the choice or takes it out. [BB-001] */
export function toggleState(state: BundleState, name: string): BundleState {
  const [known] = knownStates(state.catalog, [name]);
  const rest = state.states.filter((chosen) => chosen !== known);
  return chooseStates(state, rest.length < state.states.length ? rest : [...rest, name]);
}

/** Chooses the delivery method, which loads the list with its automatic selection. [BB-003, BB-004] */
export function chooseDelivery(state: BundleState, delivery: Delivery): BundleState {
  return load({ ...state, delivery: readDelivery(delivery) });
}

/**
 * Selects a listed product or takes it out. A base product takes the place of the selected one, unless that
 * is of another state and has the better priority: then, and for an unknown id, the state stays. [BB-020, BB-021]
 */
export function toggleProduct(state: BundleState, productId: string): BundleState {
  const entry = state.products.find((listed) => listed.productData.productId === productId);
  if (!entry || (!entry.selected && isOutranked(entry, state.products))) return state;
  return settle({ ...state, products: state.products.map((listed) => toggled(listed, entry)) });
}

function toggled(listed: BundleEntry, entry: BundleEntry): BundleEntry {
  if (listed === entry) return { ...entry, selected: !entry.selected };
  const givesWay = !entry.selected && entry.section === "base" && listed.section === "base";
  return givesWay ? { ...listed, selected: false } : listed;
}

/**
 * The same choice at other prices, as after a coupon. The selection stays while the same products are
 * listed; where the list itself changed it is loaded anew. [CP-026]
 */
export function repriceBundle(state: BundleState, products: readonly BundleProduct[]): BundleState {
  const next = load({ ...state, catalog: { ...state.catalog, products } });
  const isSameList = next.products.length === state.products.length && next.products.every(
    (entry, index) => entry.productData.productId === state.products[index]?.productData.productId,
  );
  if (!isSameList) return next;
  const kept = next.products.map((entry, index) => ({ ...entry, selected: state.products[index]?.selected === true }));
  return settle({ ...next, products: kept, electivesShown: state.electivesShown });
}

function load(choice: BundleChoice): BundleState {
  const { catalog, states, delivery } = choice;
  const listed = delivery ? listEntries(catalog, states) : [];
  const products = autoSelect(listed, delivery, minimumHours(choice));
  const loaded = settle({ catalog, states, delivery, products, electivesShown: false });
  return selectedHours(products) < loaded.requiredHours ? { ...loaded, electivesShown: true } : loaded;
}
