import { asText } from "../values/as-text.ts";
import type { CouponPolicy } from "../query/coupon-policy.ts";
import { SOURCE_ORDER, urlCoupons, type CouponSource, type CouponSources } from "./coupon-sources.ts";
import { uniqueCodes } from "./unique-codes.ts";

/** So many codes of an address count, the first ones: one that somebody made up may carry hundreds. */
export const MOST_ADDRESS_CODES = 30;

/** A longer text in an address is no code. */
export const LONGEST_CODE = 100;

/** What was found where. Each list is split, trimmed, without blanks and repetitions. [CP-009] */
export interface CouponCollection {
  readonly url: string;
  readonly coupons: Readonly<Record<CouponSource, readonly string[]>>;
}

/**
 * Gathers the codes of every source. Give the brand's policy when its parameter names are not `hc` and
 * `vc`, so that its own names are read from the address too. Pure, never throws.
 * For other apps that show where codes come from; the sites take all at once by `checkoutCodes`. [CP-008, CP-009,
 * CP-010, CP-011]
 *
 * @example collectCoupons({ url: "https://x.example/?hc=CRO5", craft: "SAVE10,SAVE20" }).coupons.craft // ["SAVE10", "SAVE20"]
 */
export function collectCoupons(sources: CouponSources, policy?: CouponPolicy): CouponCollection {
  // A spread takes null and foreign values too: callers without types hand over anything.
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
 * The one list of codes that applies: banner, email, address, builder categories, product, each code once
 * in its first spelling.
 * For other apps, likewise. [CP-004, CP-005, CP-008]
 */
export function couponCodes(collection: CouponCollection): string[] {
  const coupons = { ...{ ...collection }.coupons };

  return uniqueCodes(...SOURCE_ORDER.map((source) => coupons[source]));
}
