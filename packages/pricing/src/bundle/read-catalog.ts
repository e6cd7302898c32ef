import { isCents } from "../money/cents.ts";
import { asAmount, asList, asObject, asText, type Wire } from "../quote/wire.ts";
import type { BundleCatalog, BundleProduct, Delivery } from "./bundle-types.ts";

/** A card with all of its members, whatever was given. */
export interface CleanCard {
  readonly craftId: string;
  readonly entryState: string;
  readonly prio: string;
  readonly minHours: number;
  readonly moreInfo: string | null;
  readonly base: readonly Wire[];
  readonly required: readonly Wire[];
  readonly elective: readonly Wire[];
}

/** The cards that name a state; absent lists become empty, unreadable hours 0. */
export function readCards(catalog: BundleCatalog | null | undefined): CleanCard[] {
  return asList(asObject(catalog).cards).map(asObject).map(readCard).filter((card) => card.entryState !== "");
}

function readCard(card: Wire): CleanCard {
  return {
    craftId: asText(card.craftId),
    entryState: asText(card.entryState),
    prio: asText(card.baseProductPrio),
    minHours: asAmount(card.minHours) ?? 0,
    moreInfo: card.showMoreInfo === true ? asText(card.moreInfo) || null : null,
    base: asList(card.baseProducts).map(asObject),
    required: asList(card.requiredProducts).map(asObject),
    elective: asList(card.electiveProducts).map(asObject),
  };
}

/** The products by id. One whose cost is not money is left out: it cannot be sold at a known price. */
export function readProducts(catalog: BundleCatalog | null | undefined): ReadonlyMap<string, BundleProduct> {
  const products = asList(asObject(catalog).products).map(asObject).flatMap(readProduct);
  return new Map(products.map((product) => [product.productId, product]));
}

function readProduct(product: Wire): BundleProduct[] {
  const { cost, maxCost, fee } = product;
  const productId = asText(product.productId);
  if (productId === "" || !isCents(cost)) return [];
  return [
    {
      productId,
      cost,
      productHours: asAmount(product.productHours) ?? 0,
      maxCost: isCents(maxCost) ? maxCost : 0,
      productName: asText(product.productName),
      courseId: asText(product.courseId),
      fee: isCents(fee) ? fee : 0,
    },
  ];
}

/** A delivery method in any case of letters, else null. */
export function readDelivery(value: unknown): Delivery | null {
  const text = asText(value).toLowerCase();
  return text === "webinar" || text === "online" ? text : null;
}
