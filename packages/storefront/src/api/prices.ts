import { z } from "zod";
import type { AskQuotes } from "../pages/page-quotes.ts";
import { isSameOrigin, json, limitedText, parseJson } from "./guard.ts";

const id = z.string().trim().min(1).max(100);

/** What an island may ask: up to 40 sets of up to 20 products with up to 50 codes each. */
export const pricesRequestSchema = z.object({
  sets: z
    .array(z.object({ productIds: z.array(id).min(1).max(20), couponCodes: z.array(z.string().max(100)).max(50) }))
    .max(40),
});

/**
 * Prices for a visitor's coupons: one multi-price call for all sets of a page. Answers `{ quotes }` in the order
 * of the sets, null where there is no price. 400 for a malformed body, 403 from another site, 413 when too large.
 */
export async function answerPrices(request: Request, quotes: AskQuotes): Promise<Response> {
  if (!isSameOrigin(request)) return json({ message: "Prices are answered to this site's own pages only." }, 403);
  const text = await limitedText(request);
  if (text === null) return json({ message: "The request is too large. Ask for fewer sets at once." }, 413);
  const body = pricesRequestSchema.safeParse(parseJson(text));
  if (!body.success)
    return json({ message: "The request is not of the form { sets: [{ productIds, couponCodes }] }." }, 400);
  return json({ quotes: body.data.sets.length === 0 ? [] : await quotes(body.data.sets) });
}
