import type { Quote } from "@courseway/pricing";
import { reportHttpError, requestJson } from "../http/index.ts";
import { commerceGet, type CommerceContext } from "./context.ts";
import { hasProducts, type PriceSet, type PriceSetRequest, priceSetRequest } from "./price-set.ts";
import { readQuote, readSingleQuote } from "./quotes.ts";
import { type AnyPrice, anyPriceSchema } from "./wire.ts";

/** The response for a price that cannot be fetched. [API-021] */
export type EmptyResponse = Record<string, never>;

/**
 * Fetches the price of one set. On failure, it reports the error and returns an empty object.
 * [API-020, API-021, ERR-004]
 */
export async function priceResponse(context: CommerceContext, set: PriceSetRequest): Promise<AnyPrice | EmptyResponse> {
  const request = commerceGet(context, {
    service: "the price",
    path: "/purchase-receipt/price",
    query: [
      ...set.productIdList.map((id): [string, string] => ["productIdList[]", id]),
      ...set.couponCodeList.map((code): [string, string] => ["couponCodeList[]", code]),
      ...(set.url === undefined ? [] : [["url", set.url] as const]),
    ],
    signed: true,
  });
  try {
    return await requestJson(context.transport, request, anyPriceSchema);
  } catch (error) {
    const params = set.productIdList.join(",");
    reportHttpError(context.report, error, { level: "error", tags: { tag: "price", params } });
    return {};
  }
}

/** Fetches the quote of one set, or null if it has no price. [API-039, PR-032] */
export async function price(context: CommerceContext, set: PriceSet): Promise<Quote | null> {
  if (!hasProducts(set)) return null;
  const request = priceSetRequest(set);
  const answer = await priceResponse(context, request);
  if (isEmpty(answer)) return null;
  if ("priceSetList" in answer) return readQuote(context, request, answer.priceSetList[0]);
  return readSingleQuote(context, request, answer);
}

function isEmpty(answer: AnyPrice | EmptyResponse): answer is EmptyResponse {
  return Object.keys(answer).length === 0;
}
