import { asList, asObject, asText, type Wire } from "../wire.ts";
import { isBetter } from "./base-rules.ts";
import { findProduct, readProducts } from "./bundle-product.ts";
import type { BundleCatalog, BundleEntry, BundleProduct, BundleSection } from "./bundle-types.ts";
import { getMinHours, readCards, readDelivery, getState } from "./read-catalog.ts";

/**
 * Lists the products of the chosen states, with nothing selected yet: base products by priority, then required and
 * elective ones in the order of the cards. Each product appears once, so that nobody pays for it twice: as required if
 * any state requires it, else as base with its best priority, else as elective. [BB-006]
 */
export function listEntries(catalog: BundleCatalog, states: readonly string[]): BundleEntry[] {
  const products = readProducts(asObject(catalog).quotes);
  const cards = readCards(catalog, states);
  const listed = (section: BundleSection): BundleEntry[] =>
    cards.flatMap((card) => listSectionEntries(card, section, products));

  const required = firstOnly(listed("required"), []);
  const base = firstOnly(
    listed("base").toSorted((entry, other) => (isBetter(entry, other) ? -1 : Number(isBetter(other, entry)))),
    required,
  );
  return [...base, ...required, ...firstOnly(listed("elective"), [...base, ...required])];
}

/** Each product once, without those in a stronger section. */
function firstOnly(entries: readonly BundleEntry[], stronger: readonly BundleEntry[]): BundleEntry[] {
  const taken = new Set(stronger.map((entry) => entry.productData));
  return entries.filter(({ productData }) => !taken.has(productData) && taken.add(productData));
}

function listSectionEntries(card: Wire, section: BundleSection, products: readonly BundleProduct[]): BundleEntry[] {
  return asList(card[`${section}Products`])
    .map(asObject)
    .flatMap((ref) => {
      const productData = findProduct(products, ref);
      return productData ? [createEntry(card, section, ref, productData)] : [];
    });
}

function createEntry(card: Wire, section: BundleSection, ref: Wire, productData: BundleProduct): BundleEntry {
  return {
    section,
    deliveryType: readDelivery(ref.deliveryType),
    selected: false,
    required: section !== "elective",
    outranked: false,
    entryState: getState(card),
    prio: asText(card.baseProductPrio),
    craftId: asText(card.craftId),
    cardHours: getMinHours(card),
    multipleRegulators: section === "required" && ref.multipleRegulators === true,
    moreInfo: card.showMoreInfo === true ? asText(card.moreInfo) : "",
    productData,
  };
}
