import type { Quote, RefusedCode, RefusedReason } from "./quote.ts";
import { asAmount, asList, asObject, asText, type Wire } from "../wire.ts";

/** The service's reasons, mapped to ours. */
const REASONS = new Map<string, RefusedReason>([
  ["EXPIRED", "expired"],
  ["NOT_STARTED", "not-yet"],
  ["OTHER_PRODUCTS", "not-this-product"],
  ["UNKNOWN", "unknown-to-commerce"],
]);

/** The refused codes of a response; a code with an unknown reason is ignored. */
function refusedCodes(answer: Wire): RefusedCode[] {
  return asList(answer.refusedCouponList).flatMap((one) => {
    const { code, reason } = asObject(one);
    const mappedReason = REASONS.get(asText(reason).toUpperCase());
    return asText(code) && mappedReason ? [{ code: asText(code), reason: mappedReason }] : [];
  });
}

/**
 * Reads the coupon that gave the discount, the first of the response's list, and the codes that the response lists as
 * refused. The single price response names its coupon list differently, and may contain plain codes.
 * [PR-006, PR-030, API-039]
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
