import { afterEach, describe, expect, it, vi } from "vitest";
import { createAnonymousVisitor } from "@courseway/visitor";
import { activeOffers, noPromotions } from "@courseway/visitor/offers";
import { type BrandInput, defineBrand } from "@courseway/brand";
import { brandInput } from "../testing/brand.ts";
import { decorateLink, type LinkContext, linkContext } from "./decorate-link.ts";

const policy = { cdiParam: "hc", salesParam: "vc", oldStrategy: false };
const promotions = { ...noPromotions(policy), offer: { starts: null, ends: null, coupon: "SPRING" } };
const context: LinkContext = {
  rules: {
    origin: "https://ace.example",
    host: "ace.example",
    hosts: ["ace.example"],
    siblingHosts: ["checkout.ace.example", "drive.example"],
    checkoutOrigin: "https://checkout.ace.example",
    blogPaths: ["blog"],
  },
  policy,
  asServed: { codes: ["SPRING"], replaced: [] },
};
function visitor(query: string, emailed: string | null = null, on = promotions) {
  const codes = emailed === null ? [] : [emailed];
  const who = {
    ...createAnonymousVisitor(0),
    url: `https://ace.example/a/${query}`,
    emailed: { codes, submitted: null, ends: null },
  };
  return { ...who, offers: activeOffers(who, on, 0) };
}

describe("decorateLink", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("keeps codes and campaign in browsers that lack URL.parse and URL.canParse [CP-013, LNK-009]", () => {
    class OldURL extends URL {}
    vi.stubGlobal("URL", Object.assign(OldURL, { parse: undefined, canParse: undefined }));
    const query = "?hc=CAREER20&utm_source=mail";
    expect(decorateLink("/b/", context, visitor(query))).toBe(`/b/${query}`);
    expect(decorateLink("https://checkout.ace.example/checkout/?productId=7", context, visitor(query))).toBe(
      "https://checkout.ace.example/checkout/?productId=7&hc=CAREER20,SPRING&utm_source=mail",
    );
    expect(decorateLink("http://[", context, visitor(query))).toBe("http://[");
  });

  it("takes every coupon and the visitor's query to the checkout [CP-013]", () => {
    const link = "https://checkout.ace.example/checkout/?productId=7";
    const decorated = new URL(decorateLink(link, context, visitor("?hc=SAVE10&utm_source=mail", "CAREER20")));
    expect(decorated.searchParams.get("productId")).toBe("7");
    expect(decorated.searchParams.get("utm_source")).toBe("mail");
    expect(decorated.searchParams.get("hc")?.split(",").toSorted()).toEqual(["CAREER20", "SAVE10", "SPRING"]);
  });

  it("forwards the query to internal and sibling links and to no other host [LNK-009]", () => {
    expect(decorateLink("/b/", context, visitor("?hc=SAVE10"))).toBe("/b/?hc=SAVE10");
    expect(decorateLink("https://drive.example/", context, visitor("?hc=SAVE10"))).toContain("hc=SAVE10");
    expect(decorateLink("https://other.example/checkout/", context, visitor("?hc=SAVE10", "X"))).toBe(
      "https://other.example/checkout/",
    );
  });

  it("adds the emailed coupon, and not the banner's, to other internal links where the parameter is absent [CP-015]", () => {
    expect(decorateLink("/b/", context, visitor("", "CAREER20"))).toBe("/b/?hc=CAREER20");
    expect(decorateLink("/b/?hc=OWN", context, visitor("", "CAREER20"))).toBe("/b/?hc=OWN");
  });

  it("takes no campaign for a checkout: its links keep their other parameters [CP-014, CP-015]", () => {
    const query = "?utm_campaign=checkout-x&channel=C&vc=V";
    expect(decorateLink("/b/", context, visitor(query, "CAREER20"))).toBe(`/b/${query}&hc=CAREER20`);
  });

  it("tells the checkout and the family what the visitor chose, in place of what was handed here, and nobody else [PV-013, LNK-009]", () => {
    const own: LinkContext = { ...context, rules: { ...context.rules, consentParam: "privacy" } };
    const who = (handedConsent: "0" | "1" | null) => ({ ...visitor("?privacy=0&a=1"), handedConsent });
    const checkout = "https://checkout.ace.example/checkout/?productId=7";
    expect(decorateLink("https://drive.example/?privacy=0", own, who("1"))).toBe(
      "https://drive.example/?privacy=1&a=1",
    );
    expect(decorateLink(checkout, own, who("0"))).toBe(`${checkout}&a=1&privacy=0&hc=SPRING`);
    expect(decorateLink(checkout, own, who(null))).toBe(`${checkout}&a=1&hc=SPRING`);
    for (const link of ["/b/", "https://ace.example/b/"]) expect(decorateLink(link, own, who("1"))).toBe(`${link}?a=1`);
    for (const link of ["https://other.example/", "https://drive.example/terms.pdf", "mailto:a@b.co"])
      expect(decorateLink(link, own, who("1"))).toBe(link);
    expect(decorateLink("https://drive.example/", context, who("1"))).not.toContain("privacy=1");
  });

  it("leaves a link alone that gains nothing, and files [LNK-008]", () => {
    expect(decorateLink("/b/", context, visitor(""))).toBe("/b/");
    expect(decorateLink("/terms.pdf", context, visitor("?hc=SAVE10", "X"))).toBe("/terms.pdf");
    expect(decorateLink("mailto:a@b.co", context, visitor("?hc=SAVE10", "X"))).toBe("mailto:a@b.co");
  });

  it("asks the link itself whether it leads to the checkout, not what a campaign is called [CP-013, CP-014, CP-015]", () => {
    expect(decorateLink("/b/", context, visitor("?utm_campaign=checkout-x&channel=mail&vc=A&c=B"))).toBe(
      "/b/?utm_campaign=checkout-x&channel=mail&vc=A&c=B",
    );
    expect(decorateLink("/b/", context, visitor("?utm_campaign=checkout-x", "CAREER20"))).toBe(
      "/b/?utm_campaign=checkout-x&hc=CAREER20",
    );
  });

  it("gives checkout links the page's own codes as long as nothing else holds [CP-013]", () => {
    const link = "https://checkout.ace.example/checkout/?productId=7";
    const newVisitor = { ...createAnonymousVisitor(0), url: "https://ace.example/a/" };
    expect(decorateLink(link, context, newVisitor)).toBe(`${link}&hc=SPRING`);
  });

  describe("on a brand's page", () => {
    const CHECKOUT = "https://checkout.ace.example/pay/?productId=7";
    const decorated = (link: string, query: string, changes: Partial<BrandInput> = {}) => {
      const own = linkContext(defineBrand({ ...brandInput, ...changes }), { codes: ["SPRING"], replaced: [] });
      return decorateLink(link, own, visitor(query, null, { ...promotions, policy: own.policy }));
    };
    /** A link's codes, by parameter. */
    const listCodes = (link: string) =>
      Object.fromEntries([...new URL(link).searchParams].map(([name, codes]) => [name, codes.split(",").toSorted()]));

    const product = { productId: ["7"] };

    it("reads hc and vc, and hands all codes over under hc [CFG-010, CP-012]", () => {
      expect(listCodes(decorated(CHECKOUT, "?hc=A&vc=B"))).toEqual({ ...product, hc: ["A", "B", "SPRING"] });
    });

    it("reads the brand's own parameters as well, and hands over under its own [CFG-010]", () => {
      const own = { globalCDIQueryParam: "deal", globalSalesQueryParam: "promo" };
      const query = "?deal=A&promo=B";
      expect(listCodes(decorated(CHECKOUT, query, own))).toEqual({ ...product, deal: ["A", "B", "SPRING"] });
      expect(listCodes(decorated(CHECKOUT, query))).toMatchObject({ hc: ["SPRING"] });
    });

    it("keeps to the old names where the brand says so [CFG-011]", () => {
      const old = { use_old_coupon_strategy: true };
      expect(listCodes(decorated(CHECKOUT, "?hc=A", old))).toEqual({ ...product, couponCode: ["A", "SPRING"] });
      expect(listCodes(decorated(`${CHECKOUT}&coupon=OWN`, "?hc=A", old))).toEqual({
        ...product,
        coupon: ["A", "OWN", "SPRING"],
      });
    });

    it("takes the query to the family's sites that the brand names, and to no other [CFG-007]", () => {
      const family = { siblingSites: ["https://www.sister.example", "drive.example"] };
      for (const site of ["https://www.sister.example/a/", "https://drive.example/"])
        expect([decorated(site, "?utm_source=mail", family), decorated(site, "?utm_source=mail")]).toEqual([
          `${site}?utm_source=mail`,
          site,
        ]);
    });
  });
});
