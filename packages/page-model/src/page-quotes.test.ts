import { pricingContext, type QuoteRequest } from "@courseway/blocks";
import type { Quote } from "@courseway/pricing";
import type { PriceSet } from "@courseway/services";
import { NO_OFFERS } from "@courseway/visitor/offers";
import { describe, expect, it } from "vitest";
import { brand } from "@courseway/chrome/testing/brand";
import { pageQuotes } from "./page-quotes.ts";

const request = (id: string, coupon: string | null = null): QuoteRequest => ({
  productIds: [id],
  coupon,
  bundleCoupon: null,
});
const offers = { ...NO_OFFERS, codes: ["SALE"] };
const page = pricingContext({ brand, page: { slug: "", path: "/", state: null, listingPage: null, offers } });
const quote = (title: string) => ({ title }) as Quote;

describe("pageQuotes", () => {
  it("asks for all blocks of a page in one call, each set once [API-022]", async () => {
    const calls: (readonly PriceSet[])[] = [];
    const findQuote = await pageQuotes([request("1"), request("2", "OWN"), request("1")], page, (sets) => {
      calls.push(sets);
      return Promise.resolve([quote("one"), quote("two")]);
    });
    expect(calls).toEqual([
      [
        { productIds: ["1"], couponCodes: ["SALE"] },
        { productIds: ["2"], couponCodes: ["SALE", "OWN"] },
      ],
    ]);
    expect(findQuote(request("1"))?.title).toBe("one");
    expect(findQuote(request("2", "OWN"))?.title).toBe("two");
  });

  it("asks with the coupons of an editor's own link to the checkout too, which a visitor pays with [CP-013, PR-009]", async () => {
    const calls: (readonly PriceSet[])[] = [];
    const withLink = { ...request("1"), link: `${brand.checkoutUrl}?productId=1&hc=EDITOR` };
    const elsewhere = { ...request("1"), link: "/pricing/?hc=EDITOR" };
    const findQuote = await pageQuotes([withLink, elsewhere, request("1")], page, (sets) => {
      calls.push(sets);
      return Promise.resolve([quote("linked"), quote("plain")]);
    });
    expect(calls).toEqual([
      [
        { productIds: ["1"], couponCodes: ["EDITOR", "SALE"] },
        { productIds: ["1"], couponCodes: ["SALE"] },
      ],
    ]);
    expect([withLink, elsewhere, request("1")].map((one) => findQuote(one)?.title)).toEqual([
      "linked",
      "plain",
      "plain",
    ]);
  });

  it("gives no price where commerce answered none or less than was asked [PR-031]", async () => {
    const findQuote = await pageQuotes([request("1"), request("2")], page, () => Promise.resolve([null]));
    expect([findQuote(request("1")), findQuote(request("2")), findQuote(request("3"))]).toEqual([null, null, null]);
  });

  it("makes no call for a page without prices", async () => {
    const ask = () => Promise.reject(new Error("not expected"));
    await expect(pageQuotes([{ ...request("1"), productIds: [] }], page, ask)).resolves.toBeTypeOf("function");
  });
});
