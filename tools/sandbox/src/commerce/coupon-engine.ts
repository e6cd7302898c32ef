import type { Coupon, Product } from "./catalog-schema.ts";
import { toCents } from "./dollars.ts";

/** The applied coupon and its discount in cents. */
export interface Discount {
  readonly coupon: Coupon;
  readonly cents: number;
}

export interface Basket {
  readonly products: readonly Product[];
  readonly codes: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Picks the coupon with the largest discount; coupons do not stack, and among equals the first code wins. Codes are
 * case-insensitive. A coupon applies to the products that it names, never takes off more than they cost, and compares
 * its minimum with the total before discounts.
 */
export function bestDiscount({ products, codes, now }: Basket, coupons: readonly Coupon[]): Discount | null {
  let best: Discount | null = null;
  for (const code of codes) {
    const coupon = coupons.find((one) => sameCode(one.code, code));
    if (!coupon || !isValid(coupon, now)) continue;
    const cents = computeDiscount(coupon, products);
    if (cents > (best?.cents ?? 0)) best = { coupon, cents };
  }
  return best;
}

/** A refused code with the reason. */
export interface Refusal {
  readonly code: string;
  readonly reason: "EXPIRED" | "NOT_STARTED" | "OTHER_PRODUCTS" | "UNKNOWN";
}

/** The codes that do not apply to a basket, each with the reason; a code that loses to a better one is not refused. */
export function refusals({ products, codes, now }: Basket, coupons: readonly Coupon[]): Refusal[] {
  const findReason = (code: string): Refusal["reason"] | null => {
    const coupon = coupons.find((one) => sameCode(one.code, code));
    if (!coupon) return "UNKNOWN";
    if (coupon.ends !== undefined && Date.parse(coupon.ends) <= now) return "EXPIRED";
    if (!isValid(coupon, now)) return "NOT_STARTED";
    return products.some(({ id }) => appliesTo(coupon, id)) ? null : "OTHER_PRODUCTS";
  };
  return codes.flatMap((code) => {
    const reason = findReason(code);
    return reason === null ? [] : [{ code, reason }];
  });
}

function sameCode(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function isValid({ starts, ends }: Coupon, now: number): boolean {
  return (starts === undefined || Date.parse(starts) <= now) && (ends === undefined || now < Date.parse(ends));
}

function computeDiscount(coupon: Coupon, products: readonly Product[]): number {
  if (totalCents(products) < toCents(coupon.minimum)) return 0;
  const base = totalCents(products.filter((product) => appliesTo(coupon, product.id)));
  const wanted = coupon.type === "FLAT" ? toCents(coupon.off) : Math.round((base * coupon.off) / 100);
  return Math.min(wanted, base);
}

function appliesTo({ products }: Coupon, id: string): boolean {
  if (!products) return true;
  return products.some((pattern) => (pattern.endsWith("*") ? id.startsWith(pattern.slice(0, -1)) : pattern === id));
}

/** The total of the products before coupons, in cents. */
export function totalCents(products: readonly Product[]): number {
  return products.reduce((sum, product) => sum + toCents(product.price), 0);
}
