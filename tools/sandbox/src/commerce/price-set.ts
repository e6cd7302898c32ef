import type { Catalog } from "./catalog.ts";
import type { Product } from "./catalog-schema.ts";
import { bestDiscount, refusals, totalCents, type Discount } from "./coupon-engine.ts";
import { toCents, toDollars } from "./dollars.ts";

export interface PriceRequest {
  readonly productIds: readonly string[];
  readonly codes: readonly string[];
}

/** One item of `priceSetList`. [PR-030] */
export function priceSet(request: PriceRequest, catalog: Catalog, now: number) {
  const products = request.productIds.map((id) => catalog.product(id)).filter((product) => product !== null);
  // A set with an unknown product has no price: a partial price would be wrong.
  const complete = products.length > 0 && products.length === request.productIds.length;
  const sold = complete ? products : [];
  const basket = { products: sold, codes: request.codes, now };
  const discount = bestDiscount(basket, catalog.coupons());
  const refused = complete ? refusals(basket, catalog.coupons()) : [];
  const gross = totalCents(sold);
  const off = discount?.cents ?? 0;
  return {
    display: { grossTotal: toDollars(gross), total: toDollars(gross - off), grossDiscount: toDollars(off) },
    lineItemList: sold.map((product) => lineItem(product, gross, off)),
    couponList: discount ? [toCoupon(discount)] : [],
    ...(refused.length > 0 && { refusedCouponList: refused }),
  };
}

function lineItem(product: Product, gross: number, off: number) {
  const price = toCents(product.price);
  const share = gross === 0 ? 0 : Math.round((off * price) / gross);
  return {
    product: { _id: product.id, courseId: product.courseId ?? null },
    pricing: { max: product.max ?? product.price },
    content: { title: product.title },
    sisterProductList: product.fees.map((fee) => ({ type: "FEE", ...fee })),
    filter: product.filter,
    regulatorySeatTime: product.seatTime,
    chargeAmount: toDollars(price - share),
  };
}

function toCoupon({ coupon, cents }: Discount) {
  return {
    code: coupon.code,
    discountType: coupon.type,
    offPercent: coupon.type === "PERCENT" ? coupon.off : 0,
    offAmount: toDollars(cents),
  };
}

/** The response for a single price, which has a different shape. [API-039] */
export function singlePrice(request: PriceRequest, catalog: Catalog, now: number) {
  const { display, couponList, ...rest } = priceSet(request, catalog, now);
  return { ...rest, ...display, displayCouponList: couponList };
}
