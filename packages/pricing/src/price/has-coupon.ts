import { asText } from "../wire.ts";
import type { PriceOptions } from "./price-options.ts";

/**
 * Whether the checkout link carries a coupon under its coupon parameter. A parameter without a value carries none, so
 * the visitor would pay the full price. [PR-009]
 */
export function hasCoupon({ checkoutLink, couponParam }: PriceOptions): boolean {
  const [address = ""] = asText(checkoutLink).split("#", 1);
  const [, ...query] = address.split("?");
  const start = `${asText(couponParam)}=`;
  return query
    .join("?")
    .split("&")
    .some((pair) => pair.startsWith(start) && pair.length > start.length);
}
