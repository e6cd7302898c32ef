import { MOST_PRICE_SETS } from "@courseway/blocks";
import { codeReason, LONGEST_CODE } from "@courseway/coupons";
import { z } from "zod";
import type { Quote } from "@courseway/pricing";
import type { Commerce } from "@courseway/services";
import type { FetchQuotes } from "../page/page-quotes.ts";
import type { ApiRequest } from "./endpoint.ts";
import { toldQuote } from "../page/told-quote.ts";
import { json } from "./guard.ts";
import { readBody, readQuery } from "./input.ts";

const id = z.string().trim().min(1).max(100);

/** So many codes of a set are asked about, the first ones; more would come from an address that somebody made up. */
const MOST_CODES = 50;

/** What cannot be a code is left out, never the price refused: the link to the checkout would carry the others all the same. */
const codes = z
  .array(z.string())
  .transform((all) => all.filter(({ length }) => length <= LONGEST_CODE).slice(0, MOST_CODES));

/** What an island may ask: up to 40 sets of up to 20 products, with any codes. */
const requestSchema = z.object({
  sets: z.array(z.object({ productIds: z.array(id).min(1).max(20), couponCodes: codes })).max(MOST_PRICE_SETS),
});

export interface PricesDeps {
  readonly quotes: FetchQuotes;
  /** Whether a token opens drafts. */
  readonly opensDrafts: (token: string) => Promise<boolean>;
}

/**
 * Prices for a visitor's coupons: one multi-price call for all sets of a page. Answers `{ quotes }` in the order
 * of the sets, null where there is no price. An editor, whose `?token=` opens drafts, also learns why a code is refused
 * where a visitor may not. [API-022, API-040, CP-024]
 * @throws HttpError 400 for a malformed body
 */
export async function handlePrices(apiRequest: ApiRequest, { quotes, opensDrafts }: PricesDeps): Promise<Response> {
  const { sets } = readBody(apiRequest, requestSchema, "{ sets: [{ productIds, couponCodes }] }");
  if (sets.length === 0) return json({ quotes: [] });
  const token = new URL(apiRequest.request.url).searchParams.get("token");
  const [answers, isEditor] = await Promise.all([quotes(sets), token !== null && opensDrafts(token)]);
  return json({ quotes: isEditor ? answers : answers.map(toldQuote) });
}

/** A comma-separated list of a query. */
const list = z.string().transform((text) => text.split(",").map((one) => one.trim()));

const questionSchema = z.object({
  productId: list.pipe(z.array(id).min(1).max(20)),
  coupons: list.default([]).pipe(codes),
});

/**
 * The price of one product, or of several as one set, by commerce's own call for one: what an operator compares a page's
 * price with. Answers `{ quote, codes }`: null where there is no price, and why each code does not count, null for one that
 * does. [API-020, API-021, API-039]
 * @throws HttpError 400 for a malformed query
 */
export async function handlePrice(apiRequest: ApiRequest, price: Commerce["price"]): Promise<Response> {
  const { productId, coupons } = readQuery(apiRequest, questionSchema, "?productId=a&coupons=X,Y");
  const quote = await price({ productIds: productId, couponCodes: coupons });
  return json({
    quote: toldQuote(quote),
    codes: quote === null ? [] : coupons.flatMap((code) => discloseCode(code, quote)),
  });
}

/** A code with the reason why it does not count, where a visitor may know it. */
function discloseCode(code: string, { couponCode, refused }: Quote) {
  const { reason, disclose } = codeReason(code, { counted: couponCode, refused });
  return disclose ? [{ code, reason }] : [];
}
