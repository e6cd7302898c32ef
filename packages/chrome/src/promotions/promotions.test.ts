import { type Globals, NO_GLOBALS } from "@courseway/content-client";
import { describe, expect, it } from "vitest";
import { promotions } from "./promotions.ts";

const ZONE = {
  timeZone: "America/Chicago",
  globalCDIQueryParam: "hc",
  globalSalesQueryParam: "vc",
  use_old_coupon_strategy: false,
};
const offer = { promotionText: "Sale", promotionLink: "/pricing/", coupon: "SALE15", showHidePromoBanner: true };
const at = (text: string) => Date.parse(text);
const withOffer = (starts: string | null, ends: string | null): Globals => ({
  ...NO_GLOBALS,
  offer: { ...offer, promotionStartDateTime: starts, promotionEndsDateTime: ends },
});
const withPromo = (starts: string | null, ends: string | null, more: object = {}): Globals => ({
  ...NO_GLOBALS,
  topPromo: {
    promotionText: "Last days",
    promotionStartDateTime: starts,
    promotionEndsDateTime: ends,
    promotionReset: null,
    showHidePromoBanner: true,
    overwriteCoupon: "LASTDAYS",
    ...more,
  },
});

describe("promotions", () => {
  it("reads a date without an offset in the brand's time zone [PB-002]", () => {
    const globals = withOffer("2026-12-01T00:00:00", "2026-12-02T00:00:00");
    expect(promotions(globals, ZONE, at("2026-12-01T05:59:59Z")).offers.offerBanner.phase).toBe("hidden");
    expect(promotions(globals, ZONE, at("2026-12-01T06:00:00Z"))).toMatchObject({
      offers: { offerBanner: { phase: "main", countdownTo: at("2026-12-02T06:00:00Z") } },
      offer: { html: "Sale", link: "/pricing/" },
    });
  });

  it("brings the banner's coupon only while the banner shows [CP-008]", () => {
    const globals = withOffer("2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z");
    expect(promotions(globals, ZONE, at("2026-12-01T12:00:00Z")).offers.codes).toEqual(["SALE15"]);
    expect(promotions(globals, ZONE, at("2026-12-03T00:00:00Z")).offers.codes).toEqual([]);
  });

  it("an offer with an end only ends with its coupon, on the server as in the browser [PB-001]", () => {
    const globals = withOffer(null, "2026-12-02T00:00:00Z");
    const before = promotions(globals, ZONE, at("2026-12-01T23:59:59Z"));
    expect([before.offers.codes, before.nextChange]).toEqual([["SALE15"], at("2026-12-02T00:00:00Z")]);
    const after = promotions(globals, ZONE, at("2026-12-02T00:00:00Z"));
    expect([after.offers.codes, after.offer, after.nextChange]).toEqual([[], null, null]);
  });

  it("a sale of 2020 whose end cannot be read does not show, nor bring its coupon [PB-001, PB-006, CP-017]", () => {
    const now = at("2026-11-22T12:00:00Z");
    const reset = { resetText: "Once more", promotionEndsDateTime: "2026-12-05" };
    const globals = {
      ...withOffer("2020-01-01", "Feb 1, 2020"),
      topPromo: withPromo("2020-01-01", "soon", { promotionReset: reset }).topPromo,
    };
    for (const [zone, sets] of [
      [ZONE, globals],
      [{ ...ZONE, timeZone: "Mars" }, withOffer("2020-01-01", "2020-02-01")],
    ] as const)
      expect(promotions(sets, zone, now)).toMatchObject({
        offers: { codes: [], offerBanner: { phase: "hidden" }, topPromo: { phase: "hidden" } },
        offer: null,
        topPromo: null,
        nextChange: null,
      });
    expect(promotions(withOffer("2020-01-01", "Feb 1, 2020"), ZONE, now).boundaries).toEqual([]);
  });

  it("a reset whose end cannot be read does not follow its promotion [PB-011]", () => {
    const promotionReset = { resetText: "Once more", promotionEndsDateTime: "later" };
    const globals = withPromo("2026-12-01", "2026-12-02", { promotionReset });
    const phaseAt = (moment: string) => promotions(globals, ZONE, at(moment)).offers.topPromo.phase;
    expect([phaseAt("2026-12-01T12:00:00Z"), phaseAt("2026-12-02T12:00:00Z")]).toEqual(["main", "hidden"]);
  });

  it("a page has the header's offer and the top promo, both from the site's sets [PB-024]", () => {
    const both = { ...withOffer(null, null), topPromo: withPromo(null, null).topPromo };
    const { offer: headerOffer, topPromo } = promotions(both, ZONE, at("2026-11-22T12:00:00Z"));
    expect(headerOffer).toEqual({ html: "Sale", link: "/pricing/" });
    expect(topPromo?.html).toBe("Last days");
  });

  it("has the words of a banner that is to come on the page, and the moment of its start [PB-003, PB-008]", () => {
    const noon = at("2026-11-30T12:00:00Z");
    const offers = promotions(withOffer("2026-12-01T00:00:00Z", null), ZONE, noon);
    expect([offers.offer?.html, offers.boundaries]).toEqual(["Sale", [at("2026-12-01T00:00:00Z")]]);
    const promo = promotions(withPromo("2026-12-03T00:00:00Z", "2026-12-04T00:00:00Z"), ZONE, noon);
    expect(promo.topPromo?.html).toBe("Last days");
    expect(promo.boundaries).toEqual([at("2026-12-03T00:00:00Z"), at("2026-12-04T00:00:00Z")]);
  });

  it("has the reset's words too, and shows them from the main end on [PB-011]", () => {
    const promotionReset = { resetText: "Once more", promotionEndsDateTime: "2026-12-05T00:00:00Z" };
    const globals = withPromo("2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z", { promotionReset });
    const now = at("2026-12-02T00:00:00Z");
    expect(promotions(globals, ZONE, now)).toMatchObject({
      topPromo: { html: "Last days", resetHtml: "Once more" },
      offers: { topPromo: { phase: "reset", countdownTo: at("2026-12-05T00:00:00Z") } },
      nextChange: at("2026-12-05T00:00:00Z"),
    });
  });

  it("a promotion that is switched off does nothing at all: no banner, no override, no change to come [PB-013, CP-017]", () => {
    const off = { showHidePromoBanner: false };
    const globals = withPromo("2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z", off);
    expect(promotions(globals, ZONE, at("2026-12-01T12:00:00Z"))).toMatchObject({
      topPromo: null,
      page: { override: null, topPromo: null },
      offers: { codes: [], topPromo: { phase: "hidden" } },
      boundaries: [],
      nextChange: null,
    });
  });

  it("ends the page's life at the next promotion start or end", () => {
    const globals = withOffer("2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z");
    expect(promotions(globals, ZONE, at("2026-11-30T00:00:00Z")).nextChange).toBe(at("2026-12-01T00:00:00Z"));
    expect(promotions(globals, ZONE, at("2026-12-01T00:00:00Z")).nextChange).toBe(at("2026-12-02T00:00:00Z"));
    expect(promotions(globals, ZONE, at("2026-12-02T00:00:00Z")).nextChange).toBeNull();
  });

  it("ends it at the graphic promo's start and end too, read in the brand's time zone [PB-020]", () => {
    const graphicPromo = {
      graphicBannerContent: "<p>Now</p>",
      image: null,
      imageAlignment: "right" as const,
      promotionStartDateTime: "2026-12-01T00:00:00",
      promotionEndsDateTime: "2026-12-02T00:00:00",
      showHidePromoBanner: true,
      backgroundColor: null,
      textColor: null,
    };
    const at6 = (day: string) => at(`2026-12-${day}T06:00:00Z`);
    const found = promotions({ ...NO_GLOBALS, graphicPromo }, ZONE, at("2026-11-30T00:00:00Z"));
    expect([found.graphicPromo?.graphicBannerContent, found.nextChange]).toEqual(["<p>Now</p>", at6("01")]);
    expect(found.boundaries).toEqual([at6("01"), at6("02")]);
    const over = promotions({ ...NO_GLOBALS, graphicPromo }, ZONE, at6("02"));
    expect([over.graphicPromo, over.nextChange, over.boundaries]).toEqual([null, null, []]);
  });

  it("ends it at the override's start too, which changes checkout links [CP-017]", () => {
    const globals = withPromo("2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z");
    // The banner shows from five minutes before; the override acts from the start on.
    const { offers, nextChange, page } = promotions(globals, ZONE, at("2026-11-30T23:57:00Z"));
    expect(offers.topPromo.phase).toBe("main");
    expect(offers.codes).toEqual([]);
    expect(nextChange).toBe(at("2026-12-01T00:00:00Z"));
    expect(page.override).toMatchObject({ code: "LASTDAYS" });
  });

  it("hides the top promo banner on a page that asks for it, and its override acts all the same [PB-012]", () => {
    const globals = withPromo("2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z");
    const noon = at("2026-12-01T12:00:00Z");
    expect(promotions(globals, ZONE, noon).topPromo).not.toBeNull();
    const hidden = promotions(globals, ZONE, noon, true);
    expect([hidden.topPromo, hidden.offers.codes]).toEqual([null, ["LASTDAYS"]]);
  });

  it.each(["2026-12-01T06:00:00Z", "2026-12-02T05:59:59Z"])(
    "an override without dates acts the whole day, at %s as well, and the page's life does not end by it [CP-018]",
    (time) => {
      const { offers, nextChange } = promotions(withPromo(null, null), ZONE, at(time));
      expect([offers.codes, nextChange]).toEqual([["LASTDAYS"], null]);
    },
  );
});
