import type { BundleCatalog, BundleEntry, BundleSection } from "./bundle-types.ts";
import { isBetterPrio } from "./base-rules.ts";
import { asText } from "../quote/wire.ts";
import { readCards, readDelivery, readProducts, type CleanCard } from "./read-catalog.ts";

const SECTIONS: readonly BundleSection[] = ["base", "required", "elective"];

/**
 * The product list of the chosen states, nothing selected yet: base, required, elective, each in the order
 * of the cards. A product stands in it once: as required where any state requires it, else as base with its
 * best priority, else as elective, so that nothing is paid for twice. [BB-006]
 */
export function listEntries(catalog: BundleCatalog, states: readonly string[]): BundleEntry[] {
  const products = readProducts(catalog);
  const cards = readCards(catalog).filter((card) => states.includes(card.entryState));
  const all = SECTIONS.flatMap((section) => cards.flatMap((card) => entriesOf(card, section, products)));
  return all.filter((entry, index) => !all.some((other, at) => replaces(other, entry, at < index)));
}

function entriesOf(
  card: CleanCard,
  section: BundleSection,
  products: ReturnType<typeof readProducts>,
): BundleEntry[] {
  return card[section].flatMap((ref) => {
    const productData = products.get(asText(ref.productId));
    return productData ? [{ ...entryOf(card, section), ...flagsOf(ref), productData }] : [];
  });
}

function entryOf(card: CleanCard, section: BundleSection): Omit<BundleEntry, "productData" | keyof ReturnType<typeof flagsOf>> {
  return {
    section,
    selected: false,
    required: section !== "elective",
    outranked: false,
    entryState: card.entryState,
    prio: card.prio,
    craftId: card.craftId,
    cardHours: card.minHours,
    moreInfo: card.moreInfo,
  };
}

function flagsOf(ref: CleanCard["base"][number]): Pick<BundleEntry, "deliveryType" | "multipleRegulators"> {
  return { deliveryType: readDelivery(ref.deliveryType), multipleRegulators: ref.multipleRegulators === true };
}

const STRENGTH: Readonly<Record<BundleSection, number>> = { required: 2, base: 1, elective: 0 };

function replaces(other: BundleEntry, entry: BundleEntry, earlier: boolean): boolean {
  if (other === entry || other.productData.productId !== entry.productData.productId) return false;
  if (other.section !== entry.section) return STRENGTH[other.section] > STRENGTH[entry.section];
  if (other.section !== "base" || other.prio === entry.prio) return earlier;
  return isBetterPrio(other.prio, entry.prio);
}
