import type { QuoteRequest } from "@courseway/blocks";
import { quoteBatch, type PricingContext } from "@courseway/blocks/offer";
import type { InspectedBlock, Inspection, LinkContext } from "@courseway/storefront/preview";
import { parseWindow } from "@courseway/coupons";
import { createQuote } from "@courseway/pricing";
import { createAnonymousVisitor, type VisitorSnapshot } from "@courseway/visitor";
import { activeOffers, NO_OFFERS } from "@courseway/visitor/offers";
import { TEST_POLICY, testSettings } from "@courseway/visitor/testing";
import { describe, expect, test } from "vitest";
import { bannerLines } from "./banners.ts";
import { linkLine } from "./links.ts";
import { absence, offersAt, pageMoments, timeText } from "./moments.ts";
import { priceLines } from "./prices.ts";

const ZONE = "America/Chicago";
const at = (text: string) => Date.parse(text);
const NOW = at("2026-12-20T18:00:00Z");
const SALE = { starts: at("2026-12-01T06:00:00Z"), ends: at("2027-01-01T05:59:00Z") };
const promotions = {
  policy: TEST_POLICY,
  offer: { ...SALE, coupon: "SPRING20" },
  topPromo: null,
  graphicPromo: { ...SALE },
  override: { code: "FLASH", starts: at("2026-12-24T06:00:00Z"), ends: at("2026-12-26T06:00:00Z") },
};
const settings = testSettings(NOW, { promotions });
const visitor = (more: Partial<VisitorSnapshot> = {}): VisitorSnapshot => ({
  ...createAnonymousVisitor(NOW),
  url: "https://www.test.example/",
  ...more,
});
const links: LinkContext = {
  rules: {
    origin: "https://www.test.example",
    host: "www.test.example",
    hosts: ["www.test.example"],
    siblingHosts: ["checkout.test.example"],
    checkoutOrigin: "https://checkout.test.example",
    blogPaths: [],
  },
  policy: TEST_POLICY,
  asServed: { codes: ["SPRING20"], replaced: [] },
};
const block = (more: Partial<InspectedBlock> = {}): InspectedBlock => ({
  index: 0,
  name: "graphicBanner",
  fields: null,
  notes: [],
  isLeftOut: false,
  nextChange: null,
  offers: [],
  editAddress: null,
  ...more,
});

const NO_SALE = { starts: null, ends: null };
const page = (more: Partial<Pick<Inspection, "blocks" | "overlays" | "schedule">> = {}) => ({
  schedule: { publishedAt: null, expiresAt: null, rowsExpireAt: [] },
  blocks: [],
  overlays: { emailCapture: null, hasExitIntent: false, ambassador: [] },
  ...more,
});

describe("the moments of a page", () => {
  test("say when banners and codes change, on how many links, past and to come", () => {
    const moments = pageMoments(visitor(), settings, page({ blocks: [block({ nextChange: NOW + 1 })] }), () => 14);
    expect(moments.map((one) => [timeText(one.at, ZONE), ...one.changes])).toEqual([
      [
        "Dec 1, 2026, 12:00 AM CST",
        "the offer banner starts",
        "the graphic banner starts",
        "SPRING20 goes on 14 links",
      ],
      [timeText(NOW + 1, ZONE), "block 1, “graphicBanner”, shows something else"],
      ["Dec 24, 2026, 12:00 AM CST", "SPRING20 leaves 14 links", "FLASH goes on 14 links"],
      ["Dec 26, 2026, 12:00 AM CST", "FLASH leaves 14 links", "SPRING20 goes on 14 links"],
      ["Dec 31, 2026, 11:59 PM CST", "the offer banner ends", "the graphic banner ends", "SPRING20 leaves 14 links"],
    ]);
  });

  test("name the minutes before its start at which the top banner comes", () => {
    const starts = at("2027-05-01T05:00:00Z");
    const topPromo = { starts, ends: null, reset: null, switchedOn: true, hideStickyBanner: false };
    const may = testSettings(NOW, { promotions: { ...testSettings(0).promotions, topPromo } });
    expect(pageMoments(visitor(), may, page(), () => 0)).toEqual([
      { at: starts - 5 * 60_000, changes: ["the top banner starts"] },
    ]);
  });

  test("have the end of the visitor's emailed coupon, and none for what changes nothing", () => {
    const ends = NOW + 3_600_000;
    const mailed = visitor({ emailed: { codes: ["MAIL"], submitted: NOW, ends } });
    const none = testSettings(NOW);
    expect(pageMoments(mailed, none, page(), () => 1)).toEqual([{ at: ends, changes: ["MAIL leaves 1 link"] }]);
    expect(pageMoments(visitor(), none, page(), () => 1)).toEqual([]);
  });

  test("have the sale during which the email capture stays away, and the graphic banner that hides it", () => {
    const sale = { starts: at("2026-12-10T06:00:00Z"), ends: at("2026-12-11T06:00:00Z") };
    const overlays = {
      emailCapture: { coupon: "CAREER20", sale, threshold: null },
      hasExitIntent: false,
      ambassador: [],
    };
    expect(pageMoments(visitor(), testSettings(NOW), page({ overlays }), () => 1)).toEqual([
      { at: sale.starts, changes: ["the email capture goes away"] },
      { at: sale.ends, changes: ["the email capture comes back"] },
    ]);
    const [start] = pageMoments(visitor(), settings, page({ overlays }), () => 1);
    expect(start?.changes).toEqual([
      "the offer banner starts",
      "the graphic banner starts",
      "the email capture goes away",
      "SPRING20 goes on 1 link",
    ]);
  });

  test("are the visitor's own rules: what holds at a moment is what the page then offers", () => {
    const there = offersAt(visitor(), settings, at("2026-12-25T00:00:00Z"));
    expect(there).toEqual(
      activeOffers(
        { now: at("2026-12-25T00:00:00Z"), url: visitor().url, emailed: { codes: [] } },
        promotions,
        at("2026-12-25T00:00:00Z"),
      ),
    );
    expect(there.codes).toEqual(["FLASH"]);
  });
});

describe("the banners of a page", () => {
  const inspection: Pick<Inspection, "overlays" | "timeZone"> = {
    timeZone: ZONE,
    overlays: {
      emailCapture: { coupon: "CAREER20", sale: NO_SALE, threshold: null },
      hasExitIntent: true,
      ambassador: ["33113"],
    },
  };
  const capturedFor = (sale: { starts: number | null; ends: number | null }, moment: number) => {
    const emailCapture = { coupon: "CAREER20", sale, threshold: 300 };
    const one = visitor({ now: moment });
    const overlays = { ...inspection.overlays, emailCapture };
    const lines = bannerLines({ ...inspection, overlays }, testSettings(NOW), one, activeOffers(one, promotions, NOW));
    return lines.find(({ name }) => name === "Email capture")?.why;
  };
  const linesFor = (more: Partial<VisitorSnapshot> = {}, moment = NOW) => {
    const one = visitor({ now: moment, ...more });
    const lines = bannerLines(inspection, settings, one, activeOffers(one, promotions, moment));
    return Object.fromEntries(lines.map(({ name, isOn, why }) => [name, `${isOn ? "on" : "off"}: ${why}`]));
  };

  test("say since or until when they hold, and why not", () => {
    expect(linesFor()).toMatchObject({
      "Offer banner":
        "on: Shows since Dec 1, 2026, 12:00 AM CST, until Dec 31, 2026, 11:59 PM CST. It brings SPRING20 to every checkout link.",
      "Top promotion": "off: There is none, or its switch is off.",
      "Graphic banner": "on: Shows since Dec 1, 2026, 12:00 AM CST, until Dec 31, 2026, 11:59 PM CST.",
      "Override coupon FLASH": expect.stringMatching(/^off: Starts Dec 24, 2026, 12:00 AM CST\. While it runs/u),
    });
    expect(linesFor({}, at("2026-12-25T00:00:00Z"))["Override coupon FLASH"]).toMatch(/^on: Shows since Dec 24/u);
    expect(linesFor({}, SALE.ends)["Offer banner"]).toMatch(/^off: Ended Dec 31, 2026, 11:59 PM CST\./u);
  });

  test("say what a countdown without an end runs to, and that the top banner comes early [PB-005, PB-007]", () => {
    const starts = NOW + 600_000;
    const top = { starts, ends: SALE.ends, reset: null, switchedOn: true, hideStickyBanner: false };
    const early = { ...promotions, offer: { starts: null, ends: null, coupon: null }, topPromo: top };
    const linesAt = (now: number) => {
      const one = { ...visitor(), now };
      return bannerLines(inspection, { promotions: early }, one, activeOffers(one, early, now));
    };
    const from = timeText(starts, ZONE);
    expect(linesAt(NOW).slice(0, 2)).toMatchObject([
      { isOn: true, why: expect.stringMatching(/without an end\. Its countdown runs to the visitor’s next midnight/u) },
      { isOn: false, why: `Starts ${from}. It comes five minutes before that.` },
    ]);
    expect(linesAt(starts - 300_000)[1]).toMatchObject({
      isOn: true,
      why: `Shows already: it comes five minutes before its start ${from}.`,
    });
  });

  test("say of a banner that never shows why, and no moment of its own", () => {
    const closed = {
      ...promotions,
      offer: { ...SALE, ...parseWindow("2020-01-01", "soon", ZONE), coupon: "SPRING20" },
    };
    const one = { ...visitor(), now: NOW };
    const lines = bannerLines(inspection, { promotions: closed }, one, activeOffers(one, closed, NOW));
    expect(lines[0]).toMatchObject({
      isOn: false,
      why: expect.stringMatching(/^Never shows: one of its dates cannot be read/u),
    });
    expect(capturedFor(parseWindow("soon", "2026-12-31", ZONE), NOW)).toBe(
      "Offers CAREER20 once the visitor has scrolled 300 pixels.",
    );
  });

  test("say which visitor gets the email capture and the ambassador's modal", () => {
    expect(linesFor({}, SALE.ends)["Email capture"]).toBe(
      "on: Offers CAREER20 once the visitor has scrolled 100 pixels.",
    );
    expect(linesFor()).toMatchObject({
      "Email capture": "off: It stays away while the graphic banner shows.",
      "Ambassador discount": "off: Opens for campaign 33113; the visitor came by none.",
    });
    expect(linesFor({ ambassador: "33113" })).toMatchObject({
      "Email capture": "off: The visitor came by the ambassador campaign 33113.",
      "Ambassador discount": expect.stringMatching(/^on: /u),
    });
    expect(linesFor({ dismissed: ["CAREER20"] })["Email capture"]).toBe("off: The visitor closed it.");
  });

  test("say that the email capture stays away during its sale, and from when [EC-009]", () => {
    const sale = { starts: NOW + 1, ends: SALE.ends };
    const from = timeText(NOW + 1, ZONE);
    expect(capturedFor(sale, NOW)).toBe(
      `Offers CAREER20 once the visitor has scrolled 300 pixels. From ${from} it stays away.`,
    );
    expect(capturedFor(sale, NOW + 1)).toBe("It stays away during its sale, until Dec 31, 2026, 11:59 PM CST.");
    expect(capturedFor({ starts: NOW, ends: null }, NOW)).toBe("It stays away during its sale.");
  });
});

describe("a link of a page", () => {
  const offers = activeOffers(visitor({ url: "https://www.test.example/?hc=MINE&token=T" }), promotions, NOW);
  const there = visitor({ url: "https://www.test.example/?hc=MINE&token=T", offers });
  const line = (written: string, sold: Parameters<typeof linkLine>[1] = null) =>
    linkLine({ label: "Enroll", written }, sold, links, settings, there);
  const sells = (request: Partial<QuoteRequest>, name = "productCards") =>
    block({
      name,
      offers: [{ request: { productIds: ["7"], coupon: "OWN", bundleCoupon: null, ...request }, quote: null }],
    });

  test("is shown as the visitor follows it, every code with its source and what became of it", () => {
    expect(line("https://checkout.test.example/checkout/?productId=7&vc=OLD")).toEqual({
      label: "Enroll",
      href: "https://checkout.test.example/checkout/?productId=7&hc=MINE,SPRING20",
      reasons: [
        expect.stringContaining("OLD"),
        "FLASH from the promotion is left out: the promotion has not started yet.",
        "SPRING20 from the sale banner applies.",
        "MINE from the page address (hc) applies.",
      ],
    });
  });

  test("names the product's own field as the source of a code that the page wrote on it from there [CP-008, CP-023]", () => {
    const asServed = "https://checkout.test.example/checkout/?productId=7&hc=SPRING20,OWN";
    expect(line(asServed, sells({})).reasons).toEqual([
      "FLASH from the promotion is left out: the promotion has not started yet.",
      "SPRING20 from the sale banner applies.",
      "MINE from the page address (hc) applies.",
      "OWN from the product’s own field (xgritCoupon) applies.",
    ]);
    expect(line(asServed, sells({}, "bundleBuilder")).reasons).toContain("OWN from the bundle builder applies.");
  });

  test("names the editor's own link where the code stands there, and where nothing of the block is sold by it", () => {
    const written = "https://checkout.test.example/checkout/?productId=7&hc=HAND";
    const asServed = "https://checkout.test.example/checkout/?productId=7&hc=HAND,SPRING20,OWN";
    expect(line(asServed, sells({ link: written })).reasons).toEqual([
      "HAND from the checkout link itself (hc) applies.",
      "FLASH from the promotion is left out: the promotion has not started yet.",
      "SPRING20 from the sale banner applies.",
      "MINE from the page address (hc) applies.",
      "OWN from the product’s own field (xgritCoupon) applies.",
    ]);
    expect(line(written.replace("=7", "=8"), sells({})).reasons[0]).toBe(
      "HAND from the checkout link itself (hc) applies.",
    );
  });

  test("that leads elsewhere has no codes to explain, and its token is nobody's business", () => {
    const found = line("/texas/");
    expect(found.reasons).toEqual([]);
    expect(found.href).toContain("hc=MINE");
    expect(found.href).not.toContain("token");
  });
});

describe("a price of a page", () => {
  const page: PricingContext = {
    policy: TEST_POLICY,
    showFee: true,
    feeLabel: "fee",
    refundLine: null,
    ctaText: "Buy",
    checkoutUrl: "https://checkout.test.example/",
    offers: NO_OFFERS,
  };
  const quote = (discountPrice: number) =>
    createQuote({ productIds: ["7"], originalPrice: 10_000, discountPrice, couponCode: "MINE" });
  const offer = { request: { productIds: ["7"], coupon: null, bundleCoupon: null }, quote: quote(10_000) };

  test("is explained by commerce's answer for the visitor's codes, all offers of a page in one call", async () => {
    const asked: unknown[] = [];
    const offers = { ...NO_OFFERS, codes: ["MINE"], pageUrl: "https://www.test.example/?hc=MINE" };
    const other = { ...offer, request: { ...offer.request, productIds: ["8"] } };
    const ask = quoteBatch(
      async (sets) => {
        asked.push(sets);
        return sets.map(() => quote(8000));
      },
      (run) => queueMicrotask(run),
    );
    const lines = await priceLines([offer, other], page, offers, ask);
    expect(asked).toEqual([
      [
        { productIds: ["7"], couponCodes: ["MINE"] },
        { productIds: ["8"], couponCodes: ["MINE"] },
      ],
    ]);
    expect(lines[0]).toMatchObject({
      products: "7",
      askedWith: ["MINE"],
      answer: { discountPrice: 8000 },
      reasons: [expect.stringContaining("The price is $80"), expect.stringContaining("$100 is crossed out")],
      codes: [{ code: "MINE", sentence: expect.stringMatching(/^MINE /u) }],
    });
  });

  test("asks nobody where the visitor brings nothing, and says where there is none", async () => {
    const lines = await priceLines([offer, { ...offer, quote: null }], page, null, () => {
      throw new Error("not to be asked");
    });
    expect(lines[0]?.reasons[0]).toContain("The price is $100");
    expect(lines[1]?.reasons[0]).toBe("No price is shown: the commerce service gave none.");
  });
});

describe("the dates of a page", () => {
  const none = testSettings(NOW, { promotions: { ...promotions, offer: null, graphicPromo: null, override: null } });
  const schedule = { publishedAt: NOW + 1000, expiresAt: NOW + 9000, rowsExpireAt: [NOW + 5000, NOW + 9000] };

  test("are among the moments at which it changes, but not when it went live long ago", () => {
    const moments = pageMoments(visitor(), none, page({ schedule }), () => 0);
    expect(moments).toEqual([
      { at: NOW + 1000, changes: ["the page goes live"] },
      { at: NOW + 5000, changes: ["an entry in a list of the page expires"] },
      {
        at: NOW + 9000,
        changes: [
          "the page expires: visitors get the screen for a missing page",
          "an entry in a list of the page expires",
        ],
      },
    ]);
    const old = { publishedAt: NOW - 1, expiresAt: null, rowsExpireAt: [] };
    expect(pageMoments(visitor(), none, page({ schedule: old }), () => 0)).toEqual([]);
  });

  test.each([
    [NOW + 999, "not live yet"],
    [NOW + 1000, null],
    [NOW + 8999, null],
    [NOW + 9000, "has expired"],
  ])("tell at %d what visitors get in the page's place", (now, expected) => {
    const reported = absence(schedule, now);
    if (expected === null) expect(reported).toBeNull();
    else expect(reported).toContain(expected);
  });
});
