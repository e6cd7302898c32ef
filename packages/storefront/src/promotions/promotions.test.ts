import { type Globals, NO_GLOBALS } from "@courseway/content-client";
import { describe, expect, it } from "vitest";
import { promotions } from "./promotions.ts";

const ZONE = "America/Chicago";
const offer = { promotionText: "Sale", promotionLink: "/pricing/", coupon: "SALE15", showHidePromoBanner: true };
const at = (text: string) => Date.parse(text);
const withOffer = (starts: string | null, ends: string | null): Globals => ({
  ...NO_GLOBALS,
  offer: { ...offer, promotionStartDateTime: starts, promotionEndsDateTime: ends },
});
const withPromo = (starts: string, ends: string): Globals => ({
  ...NO_GLOBALS,
  topPromo: {
    promotionText: "Last days",
    promotionStartDateTime: starts,
    promotionEndsDateTime: ends,
    promotionReset: null,
    showHidePromoBanner: true,
    overwriteCoupon: "LASTDAYS",
  },
});

describe("promotions", () => {
  it("reads a date without an offset in the brand's time zone [PB-002]", () => {
    const globals = withOffer("2026-12-01T00:00:00", "2026-12-02T00:00:00");
    expect(promotions(globals, ZONE, at("2026-12-01T05:59:59Z")).offer).toBeNull();
    expect(promotions(globals, ZONE, at("2026-12-01T06:00:00Z")).offer).toMatchObject({
      html: "Sale",
      link: "/pricing/",
    });
  });

  it("brings the banner's coupon only while the banner shows [CP-008]", () => {
    const globals = withOffer("2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z");
    expect(promotions(globals, ZONE, at("2026-12-01T12:00:00Z")).coupons.globalBanner).toBe("SALE15");
    expect(promotions(globals, ZONE, at("2026-12-03T00:00:00Z")).coupons.globalBanner).toBeNull();
  });

  it("ends the page's life at the next promotion start or end", () => {
    const globals = withOffer("2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z");
    expect(promotions(globals, ZONE, at("2026-11-30T00:00:00Z")).nextChange).toBe(at("2026-12-01T00:00:00Z"));
    expect(promotions(globals, ZONE, at("2026-12-01T00:00:00Z")).nextChange).toBe(at("2026-12-02T00:00:00Z"));
    expect(promotions(globals, ZONE, at("2026-12-02T00:00:00Z")).nextChange).toBeNull();
  });

  it("ends it at the override's start too, which changes checkout links [CP-017]", () => {
    const globals = withPromo("2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z");
    // The banner shows from five minutes before; the override acts from the start on.
    const { topPromo, nextChange, coupons } = promotions(globals, ZONE, at("2026-11-30T23:57:00Z"));
    expect(topPromo?.state.visible).toBe(true);
    expect(nextChange).toBe(at("2026-12-01T00:00:00Z"));
    expect(coupons.override).toMatchObject({ code: "LASTDAYS" });
  });

  it("hides the top promo banner on a page that asks for it [PB-012]", () => {
    const globals = withPromo("2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z");
    const noon = at("2026-12-01T12:00:00Z");
    expect(promotions(globals, ZONE, noon).topPromo).not.toBeNull();
    expect(promotions(globals, ZONE, noon, true).topPromo).toBeNull();
  });
});
