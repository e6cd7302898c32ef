import { z } from "zod";
import type { FetchQuotes } from "../pages/page-quotes.ts";
import type { ApiRequest } from "./endpoint.ts";
import { json } from "./guard.ts";
import { readBody } from "./input.ts";

const id = z.string().trim().min(1).max(100);

/** What an island may ask: up to 40 sets of up to 20 products with up to 50 codes each. */
const requestSchema = z.object({
  sets: z
    .array(z.object({ productIds: z.array(id).min(1).max(20), couponCodes: z.array(z.string().max(100)).max(50) }))
    .max(40),
});

/**
 * Prices for a visitor's coupons: one multi-price call for all sets of a page. Answers `{ quotes }` in the order
 * of the sets, null where there is no price. [API-022, API-040]
 * @throws HttpError 400 for a malformed body
 */
export async function handlePrices(apiRequest: ApiRequest, quotes: FetchQuotes): Promise<Response> {
  const { sets } = readBody(apiRequest, requestSchema, "{ sets: [{ productIds, couponCodes }] }");
  return json({ quotes: sets.length === 0 ? [] : await quotes(sets) });
}
