import * as fc from "fast-check";
import { fakeCommerce } from "@courseway/pricing/testing";
import { describe, expect, test, vi } from "vitest";
import { emailedCoupon } from "../emailed/emailed-coupon.ts";
import { checkoutLink, linkCodes } from "../links/checkout-link.ts";
import { offerFor } from "../offer/offer-for.ts";
import { checkoutCodes } from "../override/promo-override.ts";
import { isOpen } from "../windows/time-window.ts";
import { couponPolicies, couponSources } from "./arbitraries.ts";
import { aPolicy, aPromotion, anEmailedOffer, anOrder, fixedClock, someSources, TEST_MOMENT } from "./index.ts";

describe("the builders", () => {
  test("make an offer of what a test names, at one moment [CP-017, CP-019]", async () => {
    const commerce = fakeCommerce({
      products: { "tx-90": { originalPrice: 12900, courseIds: ["c-7"] } },
      codes: { SALE20: { percent: 20 }, FRIDAY50: { percent: 50 } },
    });
    const sources = someSources({ globalBanner: "SALE20", override: aPromotion() });
    const { price, link } = await offerFor(sources, commerce.ask, anOrder());
    const after = await offerFor(sources, commerce.ask, anOrder({ now: TEST_MOMENT + 86_400_000 }));

    expect([price?.finalText, after.price?.finalText]).toEqual(["$64.50", "$103.20"]);
    expect(link).toBe("https://checkout.example/start?productId=tx-90&courseId=c-7&hc=FRIDAY50&state=TX");
    expect(commerce.questions.map(({ couponCodes }) => couponCodes)).toEqual([["FRIDAY50"], ["SALE20"]]);
  });

  test("have a promotion and an emailed coupon that hold at their moment", () => {
    expect(isOpen(aPromotion(), TEST_MOMENT)).toBe(true);
    expect(emailedCoupon(anEmailedOffer(), TEST_MOMENT, "UTC")).toMatchObject({ status: "active", code: "CAREER20" });
    expect(emailedCoupon(anEmailedOffer({ countdownDays: 1 }), TEST_MOMENT, "UTC").status).toBe("expired");
    expect(aPolicy({ cdiParam: "deal" })).toEqual({ cdiParam: "deal", salesParam: "vc", oldStrategy: false });
  });
});

describe("the fixed clock", () => {
  test("runs timers in the order of their moments, each at its own, and those that they start", () => {
    const clock = fixedClock(0);
    const ran: [string, number][] = [];
    const note = (name: string): void => void ran.push([name, clock.now()]);
    clock.set(() => note("late"), 20);
    clock.set(() => {
      note("early");
      clock.set(() => note("then"), 5);
    }, 10);
    const called = vi.fn<() => void>();
    clock.clear(clock.set(called, 1));

    clock.advanceTo(14);
    expect([ran, clock.now()]).toEqual([[["early", 10]], 14]);
    clock.advanceTo(30);
    expect(ran).toEqual([
      ["early", 10],
      ["then", 15],
      ["late", 20],
    ]);
    clock.advanceTo(3);
    expect(clock.now()).toBe(30);
    expect(called).not.toHaveBeenCalled();
    expect(clock.started()).toBe(4);
  });
});

describe("the arbitraries", () => {
  test("hold the promise of links for every page and policy [CP-013]", () => {
    const moment = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(couponSources(moment), couponPolicies(), moment, (sources, policy, now) => {
        const options = { ...checkoutCodes(sources, now, policy), policy, pageUrl: sources.url };
        const link = checkoutLink("/checkout?productId=7", options);
        expect(linkCodes(link, { ...options, codes: [] })).toEqual(options.codes);
      }),
    );
  });

  test("reach every source, codes in two spellings, and promotions that run", () => {
    const seen = fc.sample(couponSources(fc.integer({ min: 0, max: 9 })), { numRuns: 300, seed: 1 });
    const codeLists = seen.map((sources) => checkoutCodes(sources, 5).codes);
    expect(seen.some(({ override }) => override && isOpen(override, 5))).toBe(true);
    expect(seen.some(({ craft }) => Array.isArray(craft) && craft.includes("SAVE10") && craft.includes("save10"))).toBe(
      true,
    );
    expect(codeLists.some((list) => list.length === 0) && codeLists.some((list) => list.length > 5)).toBe(true);
  });
});
