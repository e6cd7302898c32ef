import { z } from "zod";
import type { Ratings } from "../host/brand-services.ts";
import { type ApiRequest, readQuery } from "./endpoint.ts";
import { publicJson } from "./guard.ts";

const requestSchema = z.object({
  sku: z
    .string()
    .trim()
    .regex(/^[\w.:-]{1,64}$/)
    .optional(),
});

/**
 * The brand's rating, or with `sku` a product's: `{ rating: { score, reviews } | null }`. Null if there is none, on failure, and, without
 * a call, if the brand has no trust id. [TR-001, TR-005, ERR-014]
 * @throws HttpError 400 for a malformed sku
 */
export async function handleRatings(
  apiRequest: ApiRequest,
  { brandRating, productRating }: Ratings,
): Promise<Response> {
  const { sku } = readQuery(apiRequest, requestSchema, "?sku=…, letters, digits and . : _ - only");
  const rating = await (sku === undefined ? brandRating() : productRating(sku));
  const shown = rating && { score: rating.score, reviews: rating.total };
  return publicJson({ rating: shown }, { isEmpty: shown === null });
}
