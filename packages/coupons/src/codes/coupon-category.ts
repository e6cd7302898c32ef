import { asText } from "../values/untrusted.ts";

/**
 * The campaign names that a code may contain, in the order of the search. For the analytics of the host and of other
 * apps. [CP-007]
 */
export const COUPON_CAMPAIGNS = [
  "STRIKETHROUGH",
  "OFFER",
  "CRO",
  "SITESALE",
  "AFFILIATE",
  "AMBASSADOR",
  "CAMPAIGN",
  "EMAILCAPTURE",
] as const;

/** The kind of campaign that a code seems to belong to. [CP-007] */
export type CouponCategory = (typeof COUPON_CAMPAIGNS)[number] | "COMMON" | "UNKNOWN";

const COMMON_LENGTH = 3;

/**
 * Guesses a code's category: the first campaign name that the code contains, in any case; else COMMON for a code of at
 * most 3 characters; else UNKNOWN. A blank code is UNKNOWN.
 * For the analytics of the host and of other apps. [CP-007]
 *
 * @example couponCategory("spring-sitesale-26") // "SITESALE"
 */
export function couponCategory(code: string | null | undefined): CouponCategory {
  const text = asText(code).trim().toUpperCase();
  const named = COUPON_CAMPAIGNS.find((name) => text.includes(name));
  if (named) return named;

  return text && text.length <= COMMON_LENGTH ? "COMMON" : "UNKNOWN";
}
