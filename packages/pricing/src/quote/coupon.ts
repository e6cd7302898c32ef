import type { Quote, RefusedCode, RefusedReason } from "./quote.ts";
import { asAmount, asList, asObject, asText, type Wire } from "../wire.ts";

/** The reasons of the service, and ours. */
const REASONS = new Map<string, RefusedReason>([
  ["EXPIRED", "expired"],
  ["NOT_STARTED", "not-yet"],
  ["OTHER_PRODUCTS", "not-this-product"],
  ["UNKNOWN", "unknown-to-commerce"],
]);

/** The refused codes of an answer; one whose reason is none of ours says nothing. */
function refusedCodes(answer: Wire): RefusedCode[] {
  return asList(answer.refusedCouponList).flatMap((one) => {
    const { code, reason } = asObject(one);
    const known = REASONS.get(asText(reason).toUpperCase());
    return asText(code) && known ? [{ code: asText(code), reason: known }] : [];
  });
}

/**
 * The coupon that gave the discount: the first of the answer's list. The single price answer names its
 * list otherwise, and may give plain codes. And what the answer says of codes that it refused. [PR-006, PR-030, API-039]
 */
export function readCoupon(answer: Wire): Pick<Quote, "discountType" | "offPercent" | "couponCode" | "refused"> {
  const [first] = asList(answer.couponList ?? answer.displayCouponList);
  const coupon = asObject(first);
  const refused = refusedCodes(answer);

  return {
    couponCode: asText(first) || asText(coupon.code) || null,
    discountType: coupon.discountType === "FLAT" ? "FLAT" : "PERCENT",
    offPercent: asAmount(coupon.offPercent) || null,
    ...(refused.length > 0 && { refused }),
  };
}
