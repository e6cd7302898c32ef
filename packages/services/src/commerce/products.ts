import { reportHttpError, requestJson } from "../http/index.ts";
import { baseQuery, commerceGet, type CommerceContext } from "./context.ts";
import { type ProductInfo, productInfoSchema } from "./wire.ts";

/** The documented start of the log line. [PR-034] */
const PRODUCT_FAILURE = "Error fetching product data:";

/** Product information, or an empty object on failure. */
export type ProductInfoResponse = Partial<ProductInfo>;

/**
 * Fetches product information. The list of ids ends with one empty entry, as the service expects. On failure, it
 * reports the error and returns an empty object. [API-016, API-017, API-018, API-019, ERR-004]
 */
export async function products(context: CommerceContext, ids: readonly string[]): Promise<ProductInfoResponse> {
  const idList = [...ids, ""].map((id): [string, string] => ["productIdList", id]);
  const request = commerceGet(context, {
    service: "product information",
    path: "/product-course",
    query: [...baseQuery(context), ...idList],
    signed: false,
  });
  try {
    return await requestJson(context.transport, request, productInfoSchema);
  } catch (error) {
    reportHttpError(context.report, error, {
      level: "error",
      message: PRODUCT_FAILURE,
      tags: { tag: "product-course" },
    });
    return {};
  }
}
