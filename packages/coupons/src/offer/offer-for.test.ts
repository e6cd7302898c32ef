import { aPriceSet } from "@courseway/pricing/testing";
import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { splitCodes } from "../codes/code-list.ts";
import { couponSources } from "../test-kit/arbitraries.ts";
import { anOrder } from "../test-kit/index.ts";
import { offerFor, type AskCommerce } from "./offer-for.ts";

const order = anOrder({ checkoutUrl: "https://pay.example/start" });
/** A fake commerce with one price, in cents, for each list of codes. */
const commerce = (prices: Readonly<Record<string, number>>) =>
  vi.fn<AskCommerce>(async ({ couponCodes }) =>
    aPriceSet({ discountPrice: prices[couponCodes.join(",")] ?? 12900, productFees: 750 }),
  );
const onLink = (link: string, name = "hc"): string[] => splitCodes(new URL(link).searchParams.get(name));

describe("an offer", () => {
  test("has a price and a link by the same codes, asked once [CP-013, CP-019, PR-009]", async () => {
    const ask = commerce({ "SALE20,OWN": 9675 });
    const offer = await offerFor({ url: "/", globalBanner: "SALE20", craft: "OWN" }, ask, order);

    expect(ask.mock.calls).toEqual([[{ productIds: ["tx-90"], couponCodes: ["SALE20", "OWN"] }]]);
    expect(offer.link).toBe("https://pay.example/start?productId=tx-90&courseId=c-7&hc=SALE20,OWN&state=TX");
    expect(offer.price).toMatchObject({ finalText: "$96.75", compareAtText: "$129", feeText: "+ $7.50 fee" });
    expect(offer.error).toBeNull();
  });

  test("takes the promotion that runs at its moment [CP-017]", async () => {
    const override = { code: "FRIDAY50", starts: order.now, ends: order.now + 1 };
    const sources = { url: "/", globalBanner: "SALE20", override };
    const codesAt = async (now: number) => (await offerFor(sources, commerce({}), { ...order, now })).codes;

    expect(await codesAt(order.now - 1)).toEqual(["SALE20"]);
    expect(await codesAt(order.now)).toEqual(["FRIDAY50"]);
    expect(await codesAt(order.now + 1)).toEqual(["SALE20"]);
  });

  test("counts the codes of an own link, and puts the others on it", async () => {
    const link = "https://pay.example/deal?productId=tx-90&hc=DEAL&vc=OLD";
    const offer = await offerFor({ url: "/?vc=CRO5" }, commerce({ "DEAL,CRO5": 4900 }), { ...order, link });

    expect(offer.link).toBe("https://pay.example/deal?productId=tx-90&hc=DEAL,CRO5");
    expect(offer.price?.finalText).toBe("$49");
  });

  test("names codes as the brand's policy and the page's address ask [CP-020, CP-021]", async () => {
    const policy = { cdiParam: "deal", salesParam: "vc", oldStrategy: false };
    const renamed = await offerFor({ url: "/?deal=A" }, commerce({ A: 100 }), { ...order, policy });
    const old = await offerFor({ url: "/?hc=A&ocs=0" }, commerce({ A: 100 }), order);

    expect([onLink(renamed.link, "deal"), renamed.price?.final]).toEqual([["A"], 100]);
    expect([onLink(old.link, "couponCode"), old.price?.final]).toEqual([["A"], 100]);
  });

  test("shows the fee as the brand says, and hands on the bundle's coupon [CP-022, PR-013]", async () => {
    const ask = commerce({});
    const hidden = await offerFor({ url: "/" }, ask, { ...order, showFee: false, bundleCoupon: "BUN5" });
    const named = await offerFor({ url: "/" }, ask, { ...order, feeLabel: "state fee" });

    expect([hidden.price?.feeText, new URL(hidden.link).searchParams.get("bundleCoupon")]).toEqual([null, "BUN5"]);
    expect(named.price?.feeText).toBe("+ $7.50 state fee");
  });

  test("keeps its link where commerce fails, answers nothing or another product, and says why [PR-032]", async () => {
    const failing: AskCommerce = async () => Promise.reject(new Error("503"));
    const sources = { url: "/", globalBanner: "SALE20" };
    const asked = async (ask: AskCommerce, ids = ["tx-90"]) => offerFor(sources, ask, { ...order, productIds: ids });
    const offers = [await asked(failing), await asked(async () => ({})), await asked(commerce({}), ["other"])];

    expect(offers.map(({ error }) => error?.code)).toEqual(["NO_ANSWER", "NO_LINE_ITEMS", "WRONG_PRODUCT"]);
    expect(offers[0]?.error?.why).toBe("commerce did not answer: 503");
    expect(offers.map(({ price, quote }) => price ?? quote)).toEqual([null, null, null]);
    expect(offers.map(({ link }) => onLink(link))).toEqual([["SALE20"], ["SALE20"], ["SALE20"]]);
  });

  test("asks with exactly the codes that its link carries, whatever they are", async () => {
    const around = fc.integer({ min: order.now - 1, max: order.now + 1 });
    await fc.assert(
      fc.asyncProperty(
        couponSources(around),
        fc.constantFrom(undefined, "https://pay.example/x?hc=OWN,save10"),
        async (from, link) => {
          const ask = commerce({});
          const offer = await offerFor(from, ask, { ...order, ...(link && { link }) });
          expect(onLink(offer.link)).toEqual(ask.mock.calls[0]?.[0].couponCodes);
          expect(offer.codes).toEqual(ask.mock.calls[0]?.[0].couponCodes);
        },
      ),
    );
  });
});
