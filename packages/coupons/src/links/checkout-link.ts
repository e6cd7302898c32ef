import { codeKey, uniqueCodes } from "../codes/code-list.ts";
import { chooseParameter } from "./coupon-parameter.ts";
import { isCouponParameter, normalizePolicy, type CouponPolicy } from "../query/coupon-policy.ts";
import { listValues, withoutNames, withParameter } from "./edit-pieces.ts";
import { isCheckoutLink } from "./is-checkout-link.ts";
import { parseLink, joinLink, type LinkParts } from "./link-parts.ts";
import { decodeName } from "../query/query-text.ts";

/** The codes for a link, and the brand's names for them. */
export interface LinkOptions {
  /** The codes that apply, from `couponCodes`. */
  readonly codes: readonly string[];
  readonly policy: CouponPolicy;
  /** The address of the page that shows the link; `ocs=0` in it selects the old strategy. */
  readonly pageUrl: string;
  /** The brand's checkout, if its address does not contain "checkout" itself. See `isCheckoutLink`. */
  readonly checkoutUrl?: string;
  /** `xgritBundleCoupon` of the product, or nothing. [CP-022] */
  readonly bundleCoupon?: string | null;
  /** Codes that a promotion replaced; they are also removed from the codes that the link already carries. [CP-017] */
  readonly replaced?: readonly string[];
}

/**
 * Returns the codes that a checkout link will carry, its own remaining ones first; the parameter name for them; the
 * brand's policy; the bundle's coupon.
 */
function listLinkCodes({ pieces }: LinkParts, options: LinkOptions) {
  // A spread accepts null and other types too: callers without types may pass anything.
  const { codes, pageUrl, bundleCoupon, replaced, ...rest } = { ...options };
  const policy = normalizePolicy(rest.policy);
  const parameter = chooseParameter(pieces.map(decodeName), policy, pageUrl);
  const replacedKeys = new Set(uniqueCodes(replaced).map(codeKey));
  const carried = uniqueCodes(listValues(pieces, parameter)).filter((code) => !replacedKeys.has(codeKey(code)));

  return [uniqueCodes(carried, codes), parameter, policy, uniqueCodes(bundleCoupon)] as const;
}

/** Writes the codes on a link that is known to lead to the checkout. [CP-013, CP-014, CP-020, CP-021, CP-022] */
export function writeCheckoutCodes(parts: LinkParts, options: LinkOptions): LinkParts {
  const [all, parameter, policy, bundle] = listLinkCodes(parts, options);
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
 * Returns the codes that `checkoutLink` leaves on a link. The visitor pays with these codes, so request the price with
 * them. For a link that does not lead to the checkout, returns the given codes. [CP-013, PR-009]
 *
 * @example linkCodes("/checkout/?hc=OWN", { codes: ["SALE"], policy, pageUrl }) // ["OWN", "SALE"]
 */
export function linkCodes(link: string, options: LinkOptions): readonly string[] {
  const parts = parseLink(link);
  const { codes, checkoutUrl } = { ...options };

  return parts && isCheckoutLink(link, checkoutUrl) ? listLinkCodes(parts, options)[0] : uniqueCodes(codes);
}

/**
 * Puts every code on a checkout link, comma-separated under the brand's one parameter, and removes all other coupon
 * parameters. Codes that the link already carries under that parameter stay, before the new ones. The rest of the link
 * keeps its order and encoding; a relative link stays relative. A malformed link, or one that does not lead to the
 * checkout, is returned unchanged. [CP-013, CP-014, CP-016, CP-021, CP-022]
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
