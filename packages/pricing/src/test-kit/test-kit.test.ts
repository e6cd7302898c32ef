import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteFromPrice, quoteFromPriceSet } from "../quote/quote-from-price.ts";
import { pricedSets, quotes } from "./arbitraries.ts";
import { anAnswer, aPriceSet, aQuote, COMMERCE_FAULTS, fakeCommerce, type FakeCommerceOptions } from "./index.ts";

describe("the builders", () => {
  it("make a quote and the answer that it is read from", () => {
    expect(aQuote()).toMatchObject({ originalPrice: 12900, discountPrice: 12900, maxPrice: 15900, couponCode: null });
    expect(quoteFromPriceSet(aPriceSet(), ["tx-90"])).toEqual({ ok: true, quote: aQuote() });
    expect(quoteFromPrice(anAnswer({ originalPrice: 4900 }, {}))).toMatchObject({ quote: { originalPrice: 4900 } });
  });

  it("lose nothing of any quote on its way through commerce's answer [PR-030]", () => {
    fc.assert(
      fc.property(pricedSets(), ({ quote, answer }) => {
        // As sent over the network.
        const read = quoteFromPriceSet(JSON.parse(JSON.stringify(answer)), quote.productIds);
        expect(read).toEqual({ ok: true, quote });
      }),
    );
  });

  it("write no set where a quote names no product", () => {
    expect(quoteFromPriceSet(aPriceSet({ productIds: [] }))).toMatchObject({ error: { code: "NO_LINE_ITEMS" } });
  });

  it("cover every kind of quote", () => {
    const seen = fc.sample(quotes(), { numRuns: 300, seed: 1 });
    const kinds = [
      seen.some(({ originalPrice, discountPrice }) => originalPrice + discountPrice === 0),
      seen.some(({ originalPrice, discountPrice }) => discountPrice > originalPrice),
      seen.some(({ discountType }) => discountType === "FLAT"),
      seen.some(({ couponCode, productIds }) => couponCode !== null && productIds.length > 1),
    ];
    expect(kinds).toEqual([true, true, true, true]);
  });
});

const shop: FakeCommerceOptions = {
  products: {
    "tx-90": { originalPrice: 12900, courseIds: ["c-7"] },
    "tx-60": { originalPrice: 9900, maxPrice: 9900, courseIds: ["c-8"], productFees: 750 },
  },
  codes: { SALE20: { percent: 20 }, TEN: { flat: 1000 }, ONLY60: { percent: 50, products: ["tx-60"] } },
};

describe("the fake commerce", () => {
  const fetchPrice = async (productIds: readonly string[], couponCodes: readonly string[]) => {
    const read = quoteFromPriceSet(await fakeCommerce(shop).ask({ productIds, couponCodes }), productIds);
    if (!read.ok) return read.error.code;
    const { originalPrice, discountPrice, couponCode, discountType, offPercent } = read.quote;
    return [originalPrice, discountPrice, couponCode, couponCode === null ? null : (offPercent ?? discountType)];
  };

  it("takes the code that lowers the price most, in the spelling that it was asked with", async () => {
    expect(await fetchPrice(["tx-90"], [])).toEqual([12900, 12900, null, null]);
    expect(await fetchPrice(["tx-90"], ["TEN", "sale20", "NOPE"])).toEqual([12900, 10320, "sale20", 20]);
    expect(await fetchPrice(["tx-90"], ["TEN"])).toEqual([12900, 11900, "TEN", "FLAT"]);
    expect(await fetchPrice(["tx-90"], ["ONLY60"])).toEqual([12900, 12900, null, null]);
    expect(await fetchPrice(["tx-90", "tx-60"], ["ONLY60"])).toEqual([22800, 17850, "ONLY60", 50]);
    expect(await fetchPrice(["tx-90", "gone"], [])).toBe("NO_LINE_ITEMS");
  });

  it("answers the multi-price call and the single price as `fetch`, and keeps what it was asked", async () => {
    const commerce = fakeCommerce(shop);
    const sets = [
      { productIdList: ["tx-90"], couponCodeList: ["SALE20"] },
      { productIdList: ["tx-60"], couponCodeList: [] },
    ];
    const posted = await commerce.fetch("https://commerce.test/multiprice", {
      method: "POST",
      body: JSON.stringify({ priceSetList: sets }),
    });
    const { priceSetList } = (await posted.json()) as { priceSetList: readonly unknown[] };
    expect(priceSetList.map((item) => quoteFromPriceSet(item))).toMatchObject([
      { quote: { productIds: ["tx-90"], discountPrice: 10320, courseIds: ["c-7"] } },
      { quote: { productIds: ["tx-60"], discountPrice: 9900, productFees: 750 } },
    ]);

    const single = await commerce.fetch(
      "https://commerce.test/price?productIdList%5B%5D=tx-90&couponCodeList%5B%5D=TEN",
    );
    expect(quoteFromPrice(await single.json(), ["tx-90"])).toMatchObject({
      quote: { discountPrice: 11900, couponCode: "TEN", discountType: "FLAT" },
    });
    const request = new Request("https://commerce.test/?productIdList%5B%5D=tx-90");
    expect(quoteFromPrice(await (await commerce.fetch(request)).json(), ["tx-90"])).toMatchObject({ ok: true });
    expect(await (await commerce.fetch("/prices?productIdList%5B%5D=gone")).json()).toMatchObject({ lineItemList: [] });
    expect(commerce.questions.slice(0, 3)).toEqual([
      { productIds: ["tx-90"], couponCodes: ["SALE20"] },
      { productIds: ["tx-60"], couponCodes: [] },
      { productIds: ["tx-90"], couponCodes: ["TEN"] },
    ]);
  });

  it.each([...COMMERCE_FAULTS, "never"] as const)(
    "gives no price under the fault %s, by either way to ask",
    async (fault) => {
      const commerce = fakeCommerce({ ...shop, fault: () => fault });
      const stop = new AbortController();
      const body = JSON.stringify({ priceSetList: [{ productIdList: ["tx-90"], couponCodeList: [] }] });
      const called = commerce.fetch("https://commerce.test/", { method: "POST", body, signal: stop.signal });
      stop.abort();
      const fetched = await called.then(
        async (response) => response.ok && quoteFromPrice(await response.json().catch(() => ({})), ["tx-90"]).ok,
        () => false,
      );
      expect(fetched).toBe(false);
      if (fault === "never") return;

      const asked = await commerce.ask({ productIds: ["tx-90"], couponCodes: [] }).then(
        (answer) => quoteFromPrice(answer, ["tx-90"]).ok,
        () => false,
      );
      expect(asked).toBe(false);
    },
  );
});
