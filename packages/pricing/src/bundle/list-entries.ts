import { hasPrice } from "../quote/quote.ts";
import { asAmount, asList, asObject, asText, type Wire } from "../wire.ts";
import type { BundleProduct, BundleCatalog, BundleEntry, BundleSection } from "./bundle-types.ts";
import { getMinHours, readCards, readDelivery, getState } from "./catalog.ts";
import { isBetter } from "./selection.ts";

/**
 * Reads a quote as a product of the list; empty if it has no product or no price. The cost is the price after coupons,
 * since the cart link always carries them; a product that a coupon makes free costs 0. [BB-019, BB-022, PR-035]
 */
function readProduct(value: unknown): BundleProduct[] {
  const quote = asObject(value);
  const productId = asText(asList(quote.productIds)[0]);
  if (!productId || !hasPrice(quote)) return [];

  return [
    {
      productId,
      productHours: asAmount(quote.seatHours),
      cost: quote.discountPrice,
      maxCost: quote.maxPrice,
      productName: asText(quote.title),
      courseId: asText(asList(quote.courseIds)[0]),
      fee: quote.productFees,
    },
  ];
}

/** The products of quotes that have a price. */
export function readProducts(quotes: unknown): BundleProduct[] {
  return asList(quotes).flatMap(readProduct);
}

/** The product with an id, if it has a price. */
export function findProduct(
  products: readonly BundleProduct[],
  ref: { readonly productId?: unknown },
): BundleProduct | undefined {
  return products.find(({ productId }) => productId === asText(ref.productId));
}

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
