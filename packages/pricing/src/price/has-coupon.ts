import type { PriceOptions } from "./price-options.ts";

/**
 * Whether the checkout link hands over a coupon under the brand's CDI parameter. A parameter without a
 * value hands over none, so the visitor would pay the full price. [PR-009]
 */
export function hasCoupon({ checkoutLink, cdiParam }: PriceOptions): boolean {
  const [address = ""] = String(checkoutLink).split("#");
  const [, ...queries] = address.split("?");
  return cdiParam !== "" && queries.join("&").split("&").some((pair) => isFilled(pair, `${cdiParam}=`));
}

function isFilled(pair: string, start: string): boolean {
  return pair.startsWith(start) && pair.slice(start.length).replaceAll(/%20|[+\s]/g, "") !== "";
}
