import { describe, expect, it } from "vitest";
import { withoutTypes } from "../testing/without-types.ts";
import { COURSE, buildOptions, buildQuote, WITH_COUPON } from "../testing/quotes.ts";
import { describePrice, type PriceDisplay } from "./describe-price.ts";
import type { PriceOptions } from "./price-rule.ts";
import { percentOff } from "./savings.ts";
import type { QuoteFacts } from "../quote/quote.ts";

const PLAIN = buildOptions();

function shown(facts: Partial<QuoteFacts>, options: PriceOptions = PLAIN): PriceDisplay {
  const display = describePrice(buildQuote({ ...COURSE, ...facts }), options);
  if (display === null) throw new Error("no price");
  return display;
}

describe("final and struck price", () => {
  it("with a coupon in the link: the discount price, and the original struck [PR-009]", () => {
    expect(shown({}, WITH_COUPON)).toMatchObject({
      final: 4900,
      finalText: "$49",
      compareAt: 5900,
      compareAtText: "$59",
    });
  });

  it("else the original price, with the list price struck where it differs [PR-010]", () => {
    expect(shown({})).toMatchObject({
      final: 5900,
      finalText: "$59",
      compareAt: 7900,
      compareAtText: "$79",
    });
  });

  it("else the original price alone [PR-011]", () => {
    expect(shown({ maxPrice: 5900 })).toMatchObject({
      final: 5900,
      compareAt: null,
      compareAtText: null,
    });
  });

  it("never strikes a price that is not above the final one [PR-012]", () => {
    expect(shown({ discountPrice: 5900 }, WITH_COUPON).compareAt).toBeNull();
    expect(shown({ discountPrice: 6900 }, WITH_COUPON)).toMatchObject({
      final: 6900,
      compareAt: null,
    });
    expect(shown({ maxPrice: 4900 })).toMatchObject({ final: 5900, compareAt: null });
    expect(shown({ maxPrice: 0 }).compareAt).toBeNull();
  });

  it.each(["/checkout?hc=A", "/checkout?a=1&hc=A,B", "/checkout?hc=A#top", "/checkout?hc=A?", "/checkout?hc=&hc=A"])(
    "sees the coupon in %s [PR-009]",
    (checkoutLink) => {
      expect(shown({}, buildOptions({ checkoutLink })).final).toBe(4900);
    },
  );

  it.each([
    "",
    "/checkout",
    "/checkout?vc=A",
    "/checkout?xhc=A",
    "/checkout?HC=A",
    "/checkout?hc=",
    "/checkout?hc=&a=1",
    "/checkout#?hc=A",
    "/hc=A",
    "hc=A",
    "/checkout?a=1?hc=A",
    "/checkout?h?c=A",
    "/checkout?a=1\n#\n&hc=A",
    "%E0%A4?%&",
  ])("sees no coupon in %j [PR-009]", (checkoutLink) => {
    expect(shown({}, buildOptions({ checkoutLink })).final).toBe(5900);
  });

  it("prints a price that only its coupon names [PR-009, PR-031]", () => {
    expect(shown({ originalPrice: 0, discountPrice: 4900 }, WITH_COUPON)).toMatchObject({
      final: 4900,
      compareAt: null,
    });
  });

  it.each([
    ["promo", 4900],
    ["couponCode", 5900],
  ])("looks for the parameter that the link carries its codes under: %s [PR-009]", (couponParam, final) => {
    expect(shown({}, buildOptions({ checkoutLink: "?promo=A", couponParam })).final).toBe(final);
  });
});

describe("no price", () => {
  it("for no quote and for a fallback of zeros [PR-031]", () => {
    expect(describePrice(null, PLAIN)).toBeNull();
    expect(describePrice(buildQuote(), buildOptions({ checkoutLink: "" }))).toBeNull();
    expect(describePrice(buildQuote({ maxPrice: 7900 }), WITH_COUPON)).toBeNull();
  });

  it("but a coupon that takes all of it off leaves a price of $0 [PR-009, PR-031]", () => {
    expect(shown({ discountPrice: 0 }, WITH_COUPON)).toMatchObject({
      final: 0,
      finalText: "$0",
      compareAtText: "$59",
      saveText: "Save 100% Today",
      savingsText: "$59",
      badgeText: "100%",
      affirm: null,
      klarna: null,
    });
  });

  it.each(["originalPrice", "discountPrice", "maxPrice", "productFees"] as const)(
    "for a %s that is not whole cents",
    (name) => {
      for (const broken of [NaN, -1, 0.5, Infinity])
        expect(describePrice({ ...COURSE, [name]: broken }, PLAIN)).toBeNull();
    },
  );

  it("never throws on what a caller without types may give", () => {
    const untyped = withoutTypes(describePrice);
    expect(untyped()).toBeNull();
    expect(untyped({}, null)).toBeNull();
    expect(untyped("49", PLAIN)).toBeNull();
    expect(untyped({ ...COURSE, productFees: 500 }, {})).toMatchObject({ feeText: "+ $5 fee" });
    expect(untyped({ ...COURSE, productFees: 500 }, { showFee: false })).toMatchObject({ feeText: null });
    expect(untyped(COURSE, { checkoutLink: "?hc=A" })).toMatchObject({ final: 4900 });
    expect(untyped(COURSE)).toMatchObject({ final: 5900, feeText: null });
    expect(
      untyped({ ...COURSE, productFees: 500 }, { checkoutLink: null, showFee: true, feeLabel: undefined }),
    ).toMatchObject({ final: 5900, feeText: "+ $5" });
  });
});

describe("savings", () => {
  it("takes whole percent off the list price, rounded down [PR-020, PR-022]", () => {
    expect(shown({}, WITH_COUPON)).toMatchObject({ savePercent: 37, badgeText: "37%" });
    expect(shown({ maxPrice: 10_000, originalPrice: 9001 })).toMatchObject({ savePercent: 9 });
    expect(shown({ maxPrice: 0 })).toMatchObject({ savePercent: 0, badgeText: null });
    expect(shown({ maxPrice: 5900 })).toMatchObject({ savePercent: 0, badgeText: null });
    expect(shown({ maxPrice: 5000 })).toMatchObject({ savePercent: 0, badgeText: null });
  });

  it("shows list minus original price for a FLAT coupon, hidden when there is none [PR-006, PR-021, PR-022]", () => {
    expect(shown({ discountType: "FLAT" }, WITH_COUPON).badgeText).toBe("$20");
    expect(shown({ discountType: "FLAT", maxPrice: 5900 }).badgeText).toBeNull();
    expect(shown({ discountType: "FLAT", maxPrice: 0 }).badgeText).toBeNull();
  });

  it("says what a badge counts from where that is not the crossed-out price [PR-020, PR-021]", () => {
    const getNote = (facts: Partial<QuoteFacts>, options?: PriceOptions) => shown(facts, options).badgeNote;
    expect(getNote({}, WITH_COUPON)).toBe("off list price");
    expect(getNote({ discountPrice: 5900 }, WITH_COUPON)).toBe("off list price");
    expect(getNote({ discountType: "FLAT" }, WITH_COUPON)).toBe("off list price, before the coupon");
    expect(getNote({ discountType: "FLAT", discountPrice: 5900 }, WITH_COUPON)).toBe("off list price");
    expect(getNote({})).toBeNull();
    expect(getNote({ discountType: "FLAT" })).toBeNull();
    expect(getNote({ maxPrice: 5900 }, WITH_COUPON)).toBeNull();
    expect(getNote({ maxPrice: 0 }, WITH_COUPON)).toBeNull();
  });

  it('says "Save N% Today" from the original price, or from the list price without a discount [PR-023, PR-024]', () => {
    expect(shown({}).saveText).toBe("Save 16% Today");
    expect(shown({ discountPrice: 5900 }).saveText).toBe("Save 25% Today");
    expect(shown({ discountPrice: 5900, maxPrice: 5900 }).saveText).toBeNull();
    expect(shown({ discountPrice: 6000 }).saveText).toBeNull();
  });

  it("shows original minus discount price, with two decimals where needed, and nothing for 0 or less [PR-025, PR-026, PR-027]", () => {
    expect(shown({}).savingsText).toBe("$10");
    expect(shown({ discountPrice: 4950 }).savingsText).toBe("$9.50");
    expect(shown({ discountPrice: 5900 }).savingsText).toBeNull();
    expect(shown({ discountPrice: 6000 }).savingsText).toBeNull();
  });
});

describe("percentOff", () => {
  it("is 0 without a base or a saving, and 100 for nothing to pay [PR-020]", () => {
    const percents = [
      percentOff(0, 0),
      percentOff(0, 10),
      percentOff(100, 100),
      percentOff(100, -1),
      percentOff(100, 0),
    ];
    expect(percents).toEqual([0, 0, 0, 0, 100]);
  });
});

describe("fee, label and pay-later lines", () => {
  it("appends a fee above 0 with the brand's label where the brand shows fees [PR-013]", () => {
    expect(shown({ productFees: 750 }).feeText).toBe("+ $7.50 fee");
    expect(shown({ productFees: 750 }, buildOptions({ feeLabel: "" })).feeText).toBe("+ $7.50");
    expect(shown({ productFees: 0 }).feeText).toBeNull();
    expect(shown({ productFees: 750 }, buildOptions({ showFee: false })).feeText).toBeNull();
  });

  it('says "Starting at" of real-estate products only [PR-014]', () => {
    expect([shown({ app: "RE" }).startingAt, shown({ app: "INS" }).startingAt]).toEqual([true, false]);
  });

  it("offers Affirm and Klarna on the displayed price [PR-015, PR-016, PR-017, PR-018]", () => {
    expect(shown({}, WITH_COUPON)).toMatchObject({
      affirm: { monthlyCents: 500, text: "As low as $5/mo", longText: "As low as $5/mo with" },
      klarna: { installmentCents: 1225, text: "4 interest-free payments of $12.25 with" },
    });
    expect(shown({ originalPrice: 240_000 }).affirm?.text).toBe("As low as $217/mo");
    expect(shown({ originalPrice: 240_001 }).affirm?.text).toBe("As low as $218/mo");
    expect(shown({ originalPrice: 6000 }).klarna?.text).toBe("4 interest-free payments of $15.00 with");
  });

  it("gates both by an original price of $50 [PR-019]", () => {
    expect(shown({ originalPrice: 4999 })).toMatchObject({ affirm: null, klarna: null });
    expect(shown({ originalPrice: 5000, discountPrice: 100 }, WITH_COUPON)).toMatchObject({
      affirm: { monthlyCents: 100 },
      klarna: { installmentCents: 25 },
    });
  });

  it("prints no installment of $0.00 [PR-017, PR-031]", () => {
    const getInstallment = (discountPrice: number) =>
      shown({ originalPrice: 5000, discountPrice }, WITH_COUPON).klarna?.installmentCents;
    expect([getInstallment(1), getInstallment(2)]).toEqual([undefined, 1]);
  });

  it("carries the quote's own two prices for texts [PR-028]", () => {
    expect(shown({ discountPrice: 0 })).toMatchObject({ originalText: "$59", discountText: "$0" });
    expect(shown({})).toMatchObject({ originalText: "$59", discountText: "$49" });
  });
});
