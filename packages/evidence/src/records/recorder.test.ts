import { couponPolicy } from "@courseway/brand/rules";
import { cents, createQuote } from "@courseway/pricing";
import type { PageModel } from "@courseway/page-model";
import { describe, expect, it } from "vitest";
import { noPromotions, NO_OFFERS } from "@courseway/visitor/offers";
import { brand } from "@courseway/chrome/testing/brand";
import { createRecorder } from "./recorder.ts";

const NOW = Date.UTC(2026, 10, 27);

/** Commerce's answer; whoever wrote its texts may have written anything. */
const quote = createQuote({
  productIds: ["tx-90"],
  courseIds: ["c-7"],
  title: "needle-title",
  feeDescription: "needle-fee",
  originalPrice: cents(12_900),
  discountPrice: cents(9675),
  maxPrice: cents(15_900),
  couponCode: "NEEDLE-MAIL-jane@example.com",
  offPercent: 25,
});

/** A page that sells a product, as far as the recorder reads it. */
const pageSelling = (id: string) => {
  const request = { productIds: [id], coupon: "OWN", bundleCoupon: "BUNDLE5", link: "/checkout/?productId=7&hc=LINK" };
  const policy = couponPolicy(brand);
  const { checkoutUrl, showFee, feeLabel, ctaText } = brand;
  return {
    slots: [{ kind: "block", offers: () => [{ request, quote: { ...quote, couponCode: "OWN" } }] }],
    client: { policy, checkoutUrl, showFee, feeLabel, ctaText, offers: { ...NO_OFFERS, codes: ["SALE"] } },
    promotion: {
      page: { ...noPromotions(policy), offer: { starts: null, ends: NOW + 1, coupon: "SALE" } },
      renderedAt: NOW,
    },
  } as unknown as PageModel;
};

function setUp(share = 1) {
  let text = "";
  const recorder = createRecorder({
    share,
    random: () => 0.5,
    salt: "salt",
    append: async (more) => void (text += more),
    later: () => undefined,
    report: () => undefined,
    place: "/records",
  });
  const lines = async () => {
    await recorder.flush();
    return text
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { function: string; input: unknown[]; output: unknown });
  };
  return { recorder, lines, text: () => text };
}

/** Every path of a value, with list positions left out. */
function listPaths(value: unknown, path = ""): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => listPaths(one, `${path}[]`));
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, one]) => listPaths(one, `${path}.${name}`));
}

const PRICE_FIELDS =
  /^\.(?:productIds|courseIds|originalPrice|discountPrice|maxPrice|discountType|offPercent|couponCode|productFees|filterType|app|disableRsa|seatHours|title|feeDescription|checkoutLink|couponParam)(?:\[\])?$/u;

describe("the recorder of calls", () => {
  it("has what a page prints for everybody, with inputs and outputs, each call once", async () => {
    const { recorder, lines } = setUp();
    recorder.page(pageSelling("tx-90"));
    recorder.page(pageSelling("tx-90"));
    const calls = await lines();

    expect(calls.map((one) => one.function)).toEqual([
      "buildCheckoutUrl",
      "linkCodes",
      "checkoutLink",
      "describePrice",
      "offerBanner",
    ]);
    expect(calls[1]?.output).toEqual(["LINK", "SALE", "OWN"]);
    expect(calls[3]).toMatchObject({ output: { finalText: "$96.75", compareAtText: "$129" } });
  });

  it("can hold nothing of a visitor: codes are hashed, texts are empty, and what no page sells is left out", async () => {
    const { recorder, lines, text } = setUp();
    recorder.page(pageSelling("tx-90"));
    const before = (await lines()).length;
    recorder.answer(
      [
        { productIds: ["tx-90"], couponCodes: ["NEEDLE-MAIL-jane@example.com", "needle 555-0100"] },
        { productIds: ["needle-made-up"], couponCodes: [] },
      ],
      [quote, quote],
    );
    const calls = (await lines()).slice(before);

    expect(calls).toHaveLength(1);
    expect(text()).not.toMatch(/needle|jane|@|555/iu);
    const [figures, options] = calls[0]?.input ?? [];
    const strange = [...listPaths(figures), ...listPaths(options)].filter((path) => !PRICE_FIELDS.test(path));
    expect(strange).toEqual([]);
    expect(options).toEqual({
      checkoutLink: expect.stringMatching(/^\/checkout\/\?hc=[\dA-F]{16},[\dA-F]{16}$/u),
      couponParam: "hc",
    });
    expect(figures).toMatchObject({
      title: "",
      feeDescription: "",
      couponCode: expect.stringMatching(/^[\dA-F]{16}$/u),
    });
  });

  it("records only its share", async () => {
    const { recorder, lines } = setUp(0.5);
    recorder.page(pageSelling("tx-90"));
    recorder.answer([{ productIds: ["tx-90"], couponCodes: [] }], [quote]);
    expect(await lines()).toEqual([]);
  });
});
