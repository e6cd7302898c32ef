import { asText } from "../values/untrusted.ts";
import type { CouponPolicy } from "../query/coupon-policy.ts";
import { SOURCE_ORDER, urlCoupons, type CouponSource, type CouponSources } from "./coupon-sources.ts";
import { uniqueCodes } from "./code-list.ts";

/** How many codes of an address count, from the first on. A made-up address may carry hundreds. */
export const MOST_ADDRESS_CODES = 30;

/** The longest code that counts in an address, in characters. */
export const LONGEST_CODE = 100;

/** The codes of each source. Each list is split and trimmed, without blanks and duplicates. [CP-009] */
export interface CouponCollection {
  readonly url: string;
  readonly coupons: Readonly<Record<CouponSource, readonly string[]>>;
}

/**
 * Collects the codes of every source. If the brand's parameter names are not `hc` and `vc`, pass its policy, so that
 * its own names are read from the address too. Pure; never throws.
 * For other apps that show where codes come from; the sites use `checkoutCodes`, which does everything in one step.
 * [CP-008, CP-009, CP-010, CP-011]
 *
 * @example collectCoupons({ url: "https://x.example/?hc=CRO5", craft: "SAVE10,SAVE20" }).coupons.craft // ["SAVE10", "SAVE20"]
 */
export function collectCoupons(sources: CouponSources, policy?: CouponPolicy): CouponCollection {
  // A spread accepts null and other types too: callers without types may pass anything.
  const given = { ...sources };
  const url = asText(given.url);

  return {
    url,
    coupons: {
      craft: uniqueCodes(given.craft),
      builderCategories: uniqueCodes(given.builderCategories),
      globalBanner: uniqueCodes(given.globalBanner),
      emailCapture: uniqueCodes(given.emailCapture),
      urlParameters: uniqueCodes(urlCoupons(url, policy))
        .filter((code) => code.length <= LONGEST_CODE)
        .slice(0, MOST_ADDRESS_CODES),
    },
  };
}

/**
 * Returns the one list of codes that apply, in the order banner, email, address, builder categories, product; each code
 * once, in its first spelling.
 * For other apps; the sites use `checkoutCodes`. [CP-004, CP-005, CP-008]
 */
export function couponCodes(collection: CouponCollection): string[] {
  const coupons = { ...{ ...collection }.coupons };

  return uniqueCodes(...SOURCE_ORDER.map((source) => coupons[source]));
}
