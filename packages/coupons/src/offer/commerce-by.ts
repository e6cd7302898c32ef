import type { AskCommerce } from "./offer-for.ts";

/**
 * A way to ask commerce by `fetch`: posts the multi-price question with its one set, and gives the answer as it came.
 * For `offerFor`; credentials belong to a server, so that a browser asks a path of its own host. [API-022]
 *
 * @param fetchFrom `fetch`, or that of a test's fake
 * @param init headers, credentials or a signal of the call
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
