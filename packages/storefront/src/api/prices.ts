import { MOST_PRICE_SETS } from "@courseway/blocks";
import { codeReason, LONGEST_CODE } from "@courseway/coupons";
import { z } from "zod";
import type { Quote } from "@courseway/pricing";
import type { Commerce } from "@courseway/services";
import { toPublicQuote } from "@courseway/page-model";
import type { Host } from "../host/host.ts";
import { type ApiRequest, readBody, readQuery } from "./endpoint.ts";
import { json } from "./guard.ts";
import { opensDrafts, type TokenHost } from "./opens-drafts.ts";

const id = z.string().trim().min(1).max(100);

/** The maximum number of codes in a set; the first ones count. More would come from a made-up address. */
const MOST_CODES = 50;

/** Malformed codes are ignored instead of refusing the price, since the link to the checkout would pass on the others anyway. */
const codes = z
  .array(z.string())
  .transform((all) => all.filter(({ length }) => length <= LONGEST_CODE).slice(0, MOST_CODES));

/** An island's request: up to 40 sets of up to 20 products, with any codes. */
const requestSchema = z.object({
  sets: z.array(z.object({ productIds: z.array(id).min(1).max(20), couponCodes: codes })).max(MOST_PRICE_SETS),
});

/**
 * Prices with a visitor's coupons: one multi-price call for all sets of a page. Returns `{ quotes }` in the order of the sets, null for a
 * set without a price. An editor, whose `?token=` opens drafts, also gets the reasons that visitors may not see.
 * [API-022, API-040, CP-024]
 * @throws HttpError 400 for a malformed body
 */
export async function handlePrices(
  apiRequest: ApiRequest,
  host: TokenHost & Pick<Host, "commerce" | "ledger" | "recorder">,
): Promise<Response> {
  const { sets } = readBody(apiRequest, requestSchema, "{ sets: [{ productIds, couponCodes }] }");
  if (sets.length === 0) return json({ quotes: [] });
  const token = new URL(apiRequest.request.url).searchParams.get("token");
  const [answers, isEditor] = await Promise.all([
    host.commerce.quotes(sets),
    token !== null && opensDrafts(token, host),
  ]);
  host.ledger?.answer(sets, answers, host.now());
  host.recorder?.answer(sets, answers);
  return json({ quotes: isEditor ? answers : answers.map(toPublicQuote) });
}

const list = z.string().transform((text) => text.split(",").map((one) => one.trim()));

const questionSchema = z.object({
  productId: list.pipe(z.array(id).min(1).max(20)),
  coupons: list.default([]).pipe(codes),
});

/**
 * The price of one product, or of several as one set, by commerce's call for a single price. Operators compare a page's price with it.
 * Returns `{ quote, codes }`: `quote` is null without a price; `codes` has the reason why each code does not count, null if it counts.
 * [API-020, API-021, API-039]
 * @throws HttpError 400 for a malformed query
 */
export async function handlePrice(apiRequest: ApiRequest, price: Commerce["price"]): Promise<Response> {
  const { productId, coupons } = readQuery(apiRequest, questionSchema, "?productId=a&coupons=X,Y");
  const quote = await price({ productIds: productId, couponCodes: coupons });
  return json({
    quote: toPublicQuote(quote),
    codes: quote === null ? [] : coupons.flatMap((code) => discloseCode(code, quote)),
  });
}

/** A code, with the reason why it does not count if the visitor may know it. */
function discloseCode(code: string, { couponCode, refused }: Quote) {
  const { reason, disclose } = codeReason(code, { counted: couponCode, refused });
  return disclose ? [{ code, reason }] : [];
}
