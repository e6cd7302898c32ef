import type { BundleCard, BundleEntry, BundleState } from "../bundle/bundle-types.ts";
import type { Quote } from "../quote/quote.ts";
import { buildQuote } from "./quotes.ts";

export function priced(productId: string, seatHours: number, discountPrice = 10_000): Quote {
  return buildQuote({
    productIds: [productId],
    courseIds: [`c-${productId}`],
    title: productId,
    seatHours,
    originalPrice: discountPrice,
    discountPrice,
    maxPrice: 15_000,
    productFees: 300,
  });
}

export const TEXAS: BundleCard = {
  craftId: "17",
  entryState: "Texas",
  baseProducts: [
    { productId: "tx-web", deliveryType: "webinar" },
    { productId: "tx-net", deliveryType: "Online" },
  ],
  requiredProducts: [{ productId: "tx-law", multipleRegulators: true }],
  electiveProducts: [{ productId: "tx-e1" }, { productId: "tx-e2" }],
  baseProductPrio: "2",
  minHours: 24,
  showMoreInfo: true,
  moreInfo: "<p>More</p>",
};

export const UTAH: BundleCard = {
  entryState: "Utah",
  baseProducts: [{ productId: "ut-net", deliveryType: "online" }],
  requiredProducts: [{ productId: "ut-law" }],
  electiveProducts: [{ productId: "ut-e1" }],
  baseProductPrio: "10",
  minHours: 20,
};

export const QUOTES: readonly Quote[] = [
  priced("tx-web", 20, 40_000),
  priced("tx-net", 20, 30_000),
  priced("tx-law", 3, 5000),
  priced("tx-e1", 1, 2000),
  priced("tx-e2", 2, 2500),
  priced("ut-net", 20, 35_050),
  priced("ut-law", 2, 4000),
  priced("ut-e1", 1, 1500),
];

export const CATALOG = { cards: [TEXAS, UTAH], quotes: QUOTES };

export function getProductId(entry: BundleEntry): string {
  return entry.productData.productId;
}

export function selectedIds(state: BundleState): string[] {
  return state.products.filter((entry) => entry.selected).map(getProductId);
}
