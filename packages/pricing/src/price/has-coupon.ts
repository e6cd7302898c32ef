import { asText } from "../wire.ts";
import type { PriceOptions } from "./price-options.ts";

/**
 * Whether the checkout link hands over a coupon under the brand's CDI parameter. A parameter without a
 * value hands over none, so the visitor would pay the full price. [PR-009]
 */
export function hasCoupon({ checkoutLink, cdiParam }: PriceOptions): boolean {
  const query = asText(checkoutLink).replace(/#.*/s, "").replaceAll("?", "&");
  const [, value = "&"] = `${query}&`.split(`&${asText(cdiParam)}=`);
  return !value.startsWith("&");
}
