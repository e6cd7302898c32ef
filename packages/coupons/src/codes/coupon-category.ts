const NAMED = [
  "STRIKETHROUGH",
  "OFFER",
  "CRO",
  "SITESALE",
  "AFFILIATE",
  "AMBASSADOR",
  "CAMPAIGN",
  "EMAILCAPTURE",
] as const;

/** What kind of campaign a code seems to belong to. [CP-007] */
export type CouponCategory = (typeof NAMED)[number] | "COMMON" | "UNKNOWN";

const COMMON_LENGTH = 3;

/**
 * Guesses a code's category: the first of the listed names that the code contains, whatever its case;
 * else COMMON for a code of at most 3 characters; else UNKNOWN, a blank code included. [CP-007]
 *
 * @example couponCategory("spring-sitesale-26") // "SITESALE"
 */
export function couponCategory(code: string | null | undefined): CouponCategory {
  const text = (typeof code === "string" ? code : "").trim().toUpperCase();
  const named = NAMED.find((name) => text.includes(name));
  if (named) return named;

  return text && text.length <= COMMON_LENGTH ? "COMMON" : "UNKNOWN";
}
