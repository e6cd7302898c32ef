import type { AskCommerce } from "./offer-for.ts";

/**
 * Returns a function that requests a price from commerce by `fetch`: it posts a multi-price request with one set and
 * returns the response unchanged. It rejects if the response has an error status. For `offerFor`. Credentials belong on
 * a server, so a browser requests a path of its own host. [API-022]
 *
 * @param fetchFrom `fetch`, or a test's fake
 * @param init headers, credentials or a signal for the call
 * @example const { price } = await offerFor(sources, commerceBy(fetch, "https://commerce.example/multiprice"), order);
 */
export function commerceBy(
  fetchFrom: typeof globalThis.fetch,
  url: string,
  init: Omit<RequestInit, "method" | "body"> = {},
): AskCommerce {
  return async ({ productIds, couponCodes }) => {
    const headers = new Headers(init.headers);
    headers.set("content-type", "application/json");
    const priceSetList = [{ productIdList: productIds, couponCodeList: couponCodes }];
    const response = await fetchFrom(url, { ...init, method: "POST", headers, body: JSON.stringify({ priceSetList }) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json();
  };
}
