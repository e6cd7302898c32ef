import { expect, test } from "vitest";
import { exampleBrand } from "../testing/example-brand.ts";
import { withoutTypes } from "../testing/without-types.ts";
import { isBlogLink, isInternal, isSameSite } from "./kinds.ts";
import { linkRules } from "./link-rules.ts";

test("a brand's link rules are plain data: its hosts, its family, its checkout and blog [CFG-007]", () => {
  expect(linkRules(exampleBrand())).toEqual({
    origin: "https://www.brand.example",
    host: "www.brand.example",
    hosts: ["www.brand.example", "brand.example"],
    siblingHosts: ["www.sibling.example", "other.example"],
    checkoutOrigin: "https://shop.example",
    blogPaths: ["blog", "trending"],
  });
});

test("a sibling that is no address is passed over", () => {
  expect(linkRules(exampleBrand({ siblingSites: ["not a host", "ok.example"] })).siblingHosts).toEqual(["ok.example"]);
});

test("keeps the port of a site that has one", () => {
  const rules = linkRules(exampleBrand({ url: "http://127.0.0.1:3002", hostName: "127.0.0.1:3002" }));
  expect(isSameSite("http://127.0.0.1:3002/a/", rules)).toBe(true);
  expect(isSameSite("http://127.0.0.1:3003/a/", rules)).toBe(false);
});

test("a sibling is family, but not this site [LNK-009]", () => {
  const rules = linkRules(exampleBrand());
  expect([isInternal("https://other.example/", rules), isSameSite("https://other.example/", rules)]).toEqual([
    true,
    false,
  ]);
});

test.each(["mailto:help@brand.example", "https://", null, undefined, 7])(
  "%j is nowhere on this site [LNK-009]",
  (link) => {
    const rules = linkRules(exampleBrand());
    expect(withoutTypes(isSameSite)(link, rules)).toBe(false);
    expect(withoutTypes(isInternal)(link, rules)).toBe(false);
  },
);

test("a blog link is on this site and begins with a blog path", () => {
  const rules = linkRules(exampleBrand());
  expect(
    ["/blog", "/trending/a/", "/a/blog/", "https://other.example/blog/", "mailto:blog"].map((link) =>
      isBlogLink(link, rules),
    ),
  ).toEqual([true, true, false, false, false]);
});
