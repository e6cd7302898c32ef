import { describe, expect, it } from "vitest";
import { nobody } from "@courseway/visitor";
import { activeOffers, noPromotions } from "@courseway/visitor/offers";
import { decorateLink } from "./decorate-link.ts";
import type { LinkContext } from "./link-context.ts";

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
  signInUrl: "https://account.ace.example/sign-in/",
};
function visitor(query: string, emailed: string | null = null) {
  const codes = emailed === null ? [] : [emailed];
  const who = { ...nobody(0), url: `https://ace.example/a/${query}`, emailed: { codes, submitted: null, ends: null } };
  return { ...who, offers: activeOffers(who, promotions, 0) };
}

describe("decorateLink", () => {
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

  it("hands the anonymous id to the sign-in, beside the vertical's code, and to no other link [HD-014, HD-015]", () => {
    const known = { ...visitor("?hc=SAVE10"), anonymousId: "a-1" };
    const signIn = "https://account.ace.example/sign-in/?vertical=RE";
    expect(decorateLink(signIn, context, known)).toBe(`${signIn}&ajs_aid=a-1`);
    expect(decorateLink(signIn, context, visitor("?hc=SAVE10"))).toBe(signIn);
    expect(decorateLink("/b/", context, known)).toBe("/b/?hc=SAVE10");
  });

  it("adds the emailed coupon, and not the banner's, to other internal links where the parameter is absent [CP-015]", () => {
    expect(decorateLink("/b/", context, visitor("", "CAREER20"))).toBe("/b/?hc=CAREER20");
    expect(decorateLink("/b/?hc=OWN", context, visitor("", "CAREER20"))).toBe("/b/?hc=OWN");
  });

  it("takes no campaign for a checkout: its links keep their other parameters [CP-014, CP-015]", () => {
    const query = "?utm_campaign=checkout-x&channel=C&vc=V";
    expect(decorateLink("/b/", context, visitor(query, "CAREER20"))).toBe(`/b/${query}&hc=CAREER20`);
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
    const nobodyYet = { ...nobody(0), url: "https://ace.example/a/" };
    expect(decorateLink(link, context, nobodyYet)).toBe(`${link}&hc=SPRING`);
  });
});
