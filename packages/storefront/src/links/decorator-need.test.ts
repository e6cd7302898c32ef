// @vitest-environment jsdom
import { expect, test } from "vitest";
import { needsLinkDecorator } from "./decorator-need.ts";
import type { LinkContext } from "./link-context.ts";

const context: LinkContext = {
  rules: {
    origin: "https://ace.example",
    host: "ace.example",
    hosts: ["ace.example"],
    siblingHosts: ["checkout.ace.example"],
    checkoutOrigin: "https://checkout.ace.example",
    blogPaths: ["blog"],
  },
  policy: { cdiParam: "hc", salesParam: "vc", oldStrategy: false },
  coupons: { url: "", globalBanner: "SPRING 20", override: null },
};
const nobody = { url: "https://ace.example/a/", emailed: null, now: 0 };
const codes = ["SPRING 20"];

function pageWith(...links: string[]): ParentNode {
  const page = document.createElement("div");
  for (const link of links) page.appendChild(document.createElement("a")).setAttribute("href", link);
  return page;
}

test("a visitor who brings nothing needs no rules on a page whose checkout links have their codes", () => {
  const page = pageWith("/b/", "https://checkout.ace.example/Checkout?productId=7&hc=SPRING%2020");
  expect(needsLinkDecorator(nobody, context, codes, page)).toBe(false);
});

test("a checkout link that lacks a code of the page needs them [CP-013]", () => {
  const page = pageWith("https://checkout.ace.example/Checkout?productId=7&hc=OWN");
  expect(needsLinkDecorator(nobody, context, codes, page)).toBe(true);
});

test("a query, a coupon or a promotion to come needs them on any page [LNK-009, CP-015, CP-017]", () => {
  const override = { code: "FRIDAY", starts: 1, ends: null };
  const page = pageWith();
  expect(needsLinkDecorator({ ...nobody, url: `${nobody.url}?hc=A` }, context, codes, page)).toBe(true);
  expect(needsLinkDecorator({ ...nobody, emailed: "CAREER20" }, context, codes, page)).toBe(true);
  expect(needsLinkDecorator(nobody, { ...context, coupons: { ...context.coupons, override } }, codes, page)).toBe(true);
});
