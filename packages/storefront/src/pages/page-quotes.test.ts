import type { QuoteRequest } from "@courseway/blocks";
import type { Quote } from "@courseway/pricing";
import type { PriceSet } from "@courseway/services";
import { describe, expect, it } from "vitest";
import { pageQuotes } from "./page-quotes.ts";

const request = (id: string, coupon: string | null = null): QuoteRequest => ({
  productIds: [id],
  coupon,
  bundleCoupon: null,
});
const page = { codes: ["SALE"], replaced: [] };
const quote = (title: string) => ({ title }) as Quote;

describe("pageQuotes", () => {
  it("asks for all blocks of a page in one call, each set once [API-022]", async () => {
    const calls: (readonly PriceSet[])[] = [];
    const quoteOf = await pageQuotes([request("1"), request("2", "OWN"), request("1")], page, (sets) => {
      calls.push(sets);
      return Promise.resolve([quote("one"), quote("two")]);
    });
    expect(calls).toEqual([
      [
        { productIds: ["1"], couponCodes: ["SALE"] },
        { productIds: ["2"], couponCodes: ["SALE", "OWN"] },
      ],
    ]);
    expect(quoteOf(request("1"))?.title).toBe("one");
    expect(quoteOf(request("2", "OWN"))?.title).toBe("two");
  });

  it("gives no price where commerce answered none or less than was asked [PR-031]", async () => {
    const quoteOf = await pageQuotes([request("1"), request("2")], page, () => Promise.resolve([null]));
    expect([quoteOf(request("1")), quoteOf(request("2")), quoteOf(request("3"))]).toEqual([null, null, null]);
  });

  it("makes no call for a page without prices", async () => {
    const ask = () => Promise.reject(new Error("not expected"));
    await expect(pageQuotes([{ ...request("1"), productIds: [] }], page, ask)).resolves.toBeTypeOf("function");
  });
});
