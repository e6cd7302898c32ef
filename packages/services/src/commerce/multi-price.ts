import type { Quote } from "@courseway/pricing";
import { type HttpRequest, reportHttpError, requestJson, buildUrl } from "../http/index.ts";
import { authHeaders, type CommerceContext } from "./context.ts";
import { matchItems, hasProducts, type PriceSet, type PriceSetRequest, priceSetRequest } from "./price-set.ts";
import { readQuote } from "./price.ts";
import { multiPriceSchema } from "./wire.ts";

/** The raw response; its items are not validated yet. */
export interface MultiPriceResponse {
  readonly priceSetList: readonly unknown[];
}

/**
 * Fetches the prices of many sets with one call. On failure, it logs a warning with the parameters, forwards the error
 * to the error-reporting service and returns an empty list. [API-022, API-023, API-024, API-025, API-040, ERR-004]
 */
export async function priceSets(
  context: CommerceContext,
  sets: readonly PriceSetRequest[],
): Promise<MultiPriceResponse> {
  try {
    return await requestJson(context.transport, multiPriceRequest(context, sets), multiPriceSchema);
  } catch (error) {
    const params = sets.map((set) => set.productIdList.join(",")).join(" ");
    reportHttpError(context.report, error, { level: "warn", tags: { tag: "multiprice", params } });
    return { priceSetList: [] };
  }
}

/**
 * Fetches the quotes of many sets with one call, in their order; null for a set without a price. Sets without a product
 * are not sent; if none is left, no call is made. [API-022, API-040, PR-030]
 */
export async function quotes(context: CommerceContext, sets: readonly PriceSet[]): Promise<(Quote | null)[]> {
  const asked = sets.filter(hasProducts).map(priceSetRequest);
  if (asked.length === 0) return sets.map(() => null);
  const { priceSetList } = await priceSets(context, asked);
  const found = listQuotes(context, asked, priceSetList).values();
  return sets.map((set) => (hasProducts(set) ? (found.next().value ?? null) : null));
}

/** Reads the quotes of items. An empty list means a failure, which is already reported. */
function listQuotes(context: CommerceContext, asked: readonly PriceSetRequest[], items: readonly unknown[]) {
  if (items.length === 0) return [];
  const matched = matchItems(asked, items);
  return asked.map((set, at) => readQuote(context, set, matched[at]));
}

function multiPriceRequest(context: CommerceContext, sets: readonly PriceSetRequest[]): HttpRequest {
  const { appType, platform, brandId } = context.baseParams;
  return {
    service: "multi-price",
    method: "POST",
    url: buildUrl(context.baseUrl, "/purchase-receipt/multiprice"),
    headers: authHeaders(context.auth),
    json: { appType, platform, brandId, priceSetList: sets },
    // This POST only reads, so it is safe to repeat.
    safe: true,
  };
}
