import { codeKey, uniqueCodes } from "../codes/unique-codes.ts";
import { parameterFor } from "./coupon-parameter.ts";
import { isCouponParameter, normalizePolicy, type CouponPolicy } from "../query/coupon-policy.ts";
import { listValues, withoutNames, withParameter } from "./edit-pieces.ts";
import { isCheckoutLink } from "./is-checkout-link.ts";
import { parseLink, joinLink, type LinkParts } from "./link-parts.ts";
import { decodeName } from "../query/query-text.ts";

/** What goes on a link, and how the brand names it. */
export interface LinkOptions {
  /** The codes that apply, as `couponCodes` gives them. */
  readonly codes: readonly string[];
  readonly policy: CouponPolicy;
  /** The address of the page the link stands on; `ocs=0` in it asks for the old strategy. */
  readonly pageUrl: string;
  /** The brand's checkout, where its address does not say "checkout" itself. See `isCheckoutLink`. */
  readonly checkoutUrl?: string;
  /** `xgritBundleCoupon` of the product, or nothing. [CP-022] */
  readonly bundleCoupon?: string | null;
  /** Codes that a promotion replaced; they also go from the codes that the link carried. [CP-017] */
  readonly replaced?: readonly string[];
}

/**
 * The codes that a checkout link will carry, its own that hold before the others; the name under which it carries them;
 * the brand's policy; the bundle's coupon.
 */
function codesFor({ pieces }: LinkParts, options: LinkOptions) {
  // A spread takes null and foreign values too: callers without types hand over anything.
  const { codes, pageUrl, bundleCoupon, replaced, ...rest } = { ...options };
  const policy = normalizePolicy(rest.policy);
  const parameter = parameterFor(pieces.map(decodeName), policy, pageUrl);
  const gone = new Set(uniqueCodes(replaced).map(codeKey));
  const carried = uniqueCodes(listValues(pieces, parameter)).filter((code) => !gone.has(codeKey(code)));

  return [uniqueCodes(carried, codes), parameter, policy, uniqueCodes(bundleCoupon)] as const;
}

/** Writes the codes on a link that is known to lead to the checkout. [CP-013, CP-014, CP-020, CP-021, CP-022] */
export function writeCheckoutCodes(parts: LinkParts, options: LinkOptions): LinkParts {
  const [all, parameter, policy, bundle] = codesFor(parts, options);
  const unwanted = (name: string): boolean =>
    isCouponParameter(name, policy) && (name !== parameter || all.length === 0);

  const remaining = withoutNames(parts.pieces, unwanted);
  const coded = all.length > 0 ? withParameter(remaining, parameter, all) : remaining;

  return {
    ...parts,
    pieces: bundle.length > 0 ? withParameter(coded, "bundleCoupon", bundle) : coded,
  };
}

/**
 * The codes that `checkoutLink` leaves on a link: what a visitor who follows it pays with, so what its price is to be
 * asked with. A link that does not lead to the checkout carries none of its own; the given ones count. [CP-013, PR-009]
 *
 * @example linkCodes("/checkout/?hc=OWN", { codes: ["SALE"], policy, pageUrl }) // ["OWN", "SALE"]
 */
export function linkCodes(link: string, options: LinkOptions): readonly string[] {
  const parts = parseLink(link);
  const { codes, checkoutUrl } = { ...options };

  return parts && isCheckoutLink(link, checkoutUrl) ? codesFor(parts, options)[0] : uniqueCodes(codes);
}

/**
 * A checkout link with every code comma-joined under the one parameter of the brand and all other coupon
 * parameters removed. Codes that the link carried under that parameter stay, before the new ones.
 * The rest of the link keeps its order and encoding, a relative link stays relative. A link that
 * does not lead to the checkout, or a malformed one, comes back untouched. [CP-013, CP-014, CP-016, CP-021, CP-022]
 *
 * @example checkoutLink("/checkout/?productId=7&vc=OLD#pay", { codes: ["A", "B"], policy, pageUrl })
 * // "/checkout/?productId=7&hc=A,B#pay"
 */
export function checkoutLink(link: string, options: LinkOptions): string {
  const parts = parseLink(link);

  return parts && isCheckoutLink(link, { ...options }.checkoutUrl)
    ? joinLink(writeCheckoutCodes(parts, options))
    : link;
}
