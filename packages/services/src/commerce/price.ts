import { type Quote, quoteFromPrice, quoteFromPriceSet, type QuoteResult } from "@courseway/pricing";
import { reportHttpError, requestJson } from "../http/index.ts";
import { type CommerceContext, commerceGet } from "./context.ts";
import { type PriceSetRequest, hasProducts, type PriceSet, priceSetRequest } from "./price-set.ts";
import { type PriceResponse, priceSetItemSchema, type AnyPrice, anyPriceSchema } from "./wire.ts";

/**
 * Reads the quote of one `priceSetList` item, or returns null and reports a warning with the reason.
 * [PR-030, PR-032, PR-033]
 */
export function readQuote(context: CommerceContext, set: PriceSetRequest, item: unknown): Quote | null {
  const wire = priceSetItemSchema.nullish().safeParse(item);
  if (wire.success) return settle(context, set, quoteFromPriceSet(wire.data, set.productIdList));
  const where = wire.error.issues[0]?.path.join(".") || "its root";
  return refuse(context, set, `A price has another shape than documented, first at ${where}. It is left out.`);
}

/**
 * Reads the quote of a single price's response, or returns null and reports a warning with the reason.
 * [API-039, PR-032]
 */
function readSingleQuote(context: CommerceContext, set: PriceSetRequest, answer: PriceResponse): Quote | null {
  return settle(context, set, quoteFromPrice(answer, set.productIdList));
}

function settle(context: CommerceContext, set: PriceSetRequest, result: QuoteResult): Quote | null {
  if (result.ok) return result.quote;
  const { code, message, why, whatToDo } = result.error;
  return refuse(context, set, `No price (${code}): ${message}. Why: ${why}. What to do: ${whatToDo}.`);
}

function refuse(context: CommerceContext, set: PriceSetRequest, message: string): null {
  context.report({ level: "warn", message, tags: { tag: "quote", params: set.productIdList.join(",") } });
  return null;
}

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
