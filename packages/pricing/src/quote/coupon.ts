import type { Quote } from "./quote.ts";
import { asAmount, asList, asObject, asText, type Wire } from "../wire.ts";

/**
 * The coupon that gave the discount: the first of the answer's list. The single price answer names its
 * list otherwise, and may give plain codes. [PR-006, PR-030, API-039]
 */
export function readCoupon(answer: Wire): Pick<Quote, "discountType" | "offPercent" | "couponCode"> {
  const [first] = asList(answer.couponList ?? answer.displayCouponList);
  const coupon = asObject(first);

  return {
    couponCode: asText(first) || asText(coupon.code) || null,
    discountType: coupon.discountType === "FLAT" ? "FLAT" : "PERCENT",
    offPercent: asAmount(coupon.offPercent) || null,
  };
}
